class Readings {
    static int sum(int[] readings) {
        int sum = 0;
        int i = 0;
        while (true) {
            int reading = i < readings.length ? readings[i] : -1;
            if (reading == -1) {
                return sum;
            }
            sum += reading;
            i++;
        }
    }
}
