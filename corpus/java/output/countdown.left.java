// claim:  Countdown.run
// truth:  equivalent
// why:    the same numbers are printed in the same order
class Countdown {
    static void run(int n) {
        for (int i = n; i > 0; i--) {
            System.out.println(i);
        }
        System.out.println("done");
    }
}
