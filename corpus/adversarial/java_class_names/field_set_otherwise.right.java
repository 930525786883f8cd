class NewVersion {
    int z;

    int set(int x) {
        this.z = 2;
        return x + 1;
    }
}
