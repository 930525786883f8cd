// claim:  Main.moment
// truth:  equivalent
// why:    positions times masses, from the end on
class Main {
    static long moment(int[] mass) {
        long sum = 0;
        for (int i = 0; i < mass.length; i++)
            sum += (long) i * mass[i];
        return sum;
    }
}
