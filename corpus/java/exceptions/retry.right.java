class Retry {
    int calls;
    int pauses;

    private int once(int load, int limit) {
        calls++;
        if (load > limit) {
            throw new IllegalStateException("busy");
        }
        if (limit == 0) {
            throw new ArithmeticException("limit");
        }
        return load / limit;
    }

    int attempts(int load, int limit) {
        int result = -1;
        int tries = 0;
        while (tries < 3) {
            try {
                result = once(load - 10 * tries, limit);
                tries++;
                break;
            } catch (IllegalStateException e) {
                if (tries == 2) {
                    break;
                }
                pauses++;
                tries++;
            }
        }
        if (result < 0) {
            return -tries;
        }
        return result * 10 + tries;
    }
}
