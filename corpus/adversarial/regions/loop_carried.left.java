// claim:  Carried.run
// truth:  different
// why:    the loop is the same on both sides, but it reads what was in carried before it
class Carried {
    static int run(int n, int start) {
        int carried = start;
        int total = 0;
        for (int i = 0; i < n; i++) {
            total = total + carried;
            carried = carried * 3 + 1;
        }
        return total;
    }
}
