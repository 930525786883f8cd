class Balance {
    static int point(int[] weights) {
        if (weights == null) {
            return -2;
        }
        if (weights.length == 0) {
            return -1;
        }
        long total = sum(weights);
        long left = 0;
        for (int index = 0; index < weights.length; index++) {
            int weight = weights[index];
            if (left == total - left - weight) {
                return index;
            }
            left += weight;
        }
        return -1;
    }

    private static long sum(int[] weights) {
        long sum = 0;
        for (int weight : weights) {
            check(weight);
            sum += weight;
        }
        return sum;
    }

    private static void check(int weight) {
        if (weight < 0) {
            throw new IllegalArgumentException("weight");
        }
    }
}
