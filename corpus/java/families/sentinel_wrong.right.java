class Readings {
    static int sum(int[] readings) {
        int sum = 0;
        for (int reading : readings) {
            sum += reading;
            if (reading == -1) {
                break;
            }
        }
        return sum;
    }
}
