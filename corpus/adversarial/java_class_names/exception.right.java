class NewVersion {
    static class Empty extends RuntimeException {
    }

    int left;

    int take() {
        if (left == 0) {
            throw new Empty();
        }
        return --left;
    }
}
