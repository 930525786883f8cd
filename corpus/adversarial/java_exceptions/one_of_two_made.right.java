class Choice {
    static class Wrong extends RuntimeException {
        final int code;

        Wrong(int code) {
            this.code = code;
        }
    }

    static int choose(int x) {
        Wrong first = new Wrong(1);
        Wrong second = new Wrong(2);
        if (x > 3) {
            throw second;
        }
        return x;
    }
}
