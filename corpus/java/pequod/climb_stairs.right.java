final class ClimbStairs {
    static int run(int n) {
        int first = 1;
        int second = 1;
        while (n > 1) {
            second = first + second;
            first = second - first;
            n--;
        }
        return second;
    }
}
