class Loader {
    static class Failed extends Exception {
        Failed(String what, Throwable cause) {
            super(what, cause);
        }
    }

    static int check(int x) {
        if (x >= 0) {
            return x;
        }
        throw new IllegalStateException("negative " + x);
    }

    static int load(int x) throws Failed {
        try {
            return check(x);
        } catch (IllegalStateException e) {
            throw new Failed("load", e);
        }
    }
}
