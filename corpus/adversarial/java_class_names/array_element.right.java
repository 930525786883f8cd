class NewVersion {
    int id;

    static int fill(NewVersion[] all, int id) {
        for (int i = 0; all.length > i; i++) {
            all[i].id = id;
        }
        return id;
    }
}
