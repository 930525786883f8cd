class Totals {
    static long sum(long[] values) {
        long s0 = 0, s1 = 0, s2 = 0, s3 = 0;
        int i = 0;
        for (int end = values.length & ~3; i < end; i += 4) {
            s0 += values[i];
            s1 += values[i + 1];
            s2 += values[i + 2];
            s3 += values[i + 3];
        }
        for (; i < values.length; i++) {
            s0 += values[i];
        }
        return s0 + s1 + s2 + s3;
    }
}
