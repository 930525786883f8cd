class Sums {
    static long cubes(int n) {
        long half = (long) n * (n + 1) / 2;
        return half * half;
    }
}
