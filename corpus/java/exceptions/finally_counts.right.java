class Guard {
    static int entered;
    static int left;

    static int work(int a, int b) {
        if (a < 0) {
            throw new IllegalArgumentException("negative");
        }
        return a / b;
    }

    static int run(int a, int b) {
        entered++;
        if (a < 0) {
            left++;
            throw new IllegalArgumentException("negative");
        }
        int result = b == 0 ? -1 : Math.min(work(a, b), 100);
        left++;
        return result;
    }

    static boolean isBalanced() {
        return left == entered;
    }
}
