// claim:  average
// truth:  equivalent
// why:    a sum in long is brought back by a cast or by Math.toIntExact
class Average {
    static int average(int a, int b) {
        long sum = (long) a + b;
        return (int) (sum / 2);
    }
}
