class Buckets {
    static int same_bucket(int a, int b, int buckets) {
        if (buckets == 0) {
            return 0;
        }
        return (a * 31 + 7) % buckets == (b * 31 + 7) % buckets ? 1 : 0;
    }
}
