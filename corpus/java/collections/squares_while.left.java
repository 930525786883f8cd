// claim:  squares
// truth:  equivalent
// why:    a for loop becomes a while loop
class Squares {
    static int squares(int n) {
        int total = 0;
        for (int i = 1; i <= n && i > 0; i++) total += i * i;
        return total;
    }
}
