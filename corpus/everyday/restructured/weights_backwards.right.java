class Main {
    static long moment(int[] mass) {
        long sum = 0;
        int i = mass.length;
        while (--i >= 0)
            sum += (long) mass[i] * i;
        return sum;
    }
}
