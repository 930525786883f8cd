// claim:  Fee.of
// truth:  different
// why:    the product overflows before it is widened
class Fee {
    static long of(int amount, int permille) {
        return (long) amount * permille / 1000;
    }
}
