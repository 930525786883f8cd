class Shifts {
    static int sum(int[] weights) {
        int sum = 0;
        int week = 0;
        int day = 0;
        for (int weight : weights) {
            sum += weight * week;
            if (++day == 3) {
                day = 0;
                week++;
            }
        }
        return sum;
    }
}
