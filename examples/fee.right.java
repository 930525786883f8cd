class Fee {
    static int fee(int cents) {
        if (cents < 0) {
            throw new IllegalArgumentException("negative amount");
        }
        return cents < 10_000 ? 250 : 0;
    }
}
