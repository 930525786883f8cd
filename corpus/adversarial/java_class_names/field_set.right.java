class NewVersion {
    int z;

    int set(int x) {
        this.z = 1;
        return 1 + x;
    }
}
