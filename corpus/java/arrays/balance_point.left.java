// claim:  Balance.point
// truth:  equivalent
// why:    the running sum is kept as a difference of two sums
class Balance {
    static int point(int[] weights) {
        if (weights == null) {
            return -2;
        }
        if (weights.length == 0) {
            return -1;
        }
        long total = 0;
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] < 0) {
                throw new IllegalArgumentException("weight");
            }
            total = total + weights[i];
        }
        long left = 0;
        int index = 0;
        int result = -1;
        boolean isFound = false;
        while (index < weights.length && !isFound) {
            long right = total - left - weights[index];
            if (left == right) {
                result = index;
                isFound = true;
            } else {
                left = left + weights[index];
                index = index + 1;
            }
        }
        return result;
    }
}
