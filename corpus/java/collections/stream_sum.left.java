// claim:  evens
// truth:  equivalent
// today:  unknown
// why:    a loop becomes an IntStream with filter and sum
class Evens {
    static int evens(int[] values) {
        int total = 0;
        for (int v : values) {
            if (v % 2 == 0) total += v * v;
        }
        return total;
    }
}
