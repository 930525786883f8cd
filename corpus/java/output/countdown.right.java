class Countdown {
    static void run(int n) {
        int left = n;
        while (left >= 1) {
            System.out.println(left);
            left--;
        }
        System.out.println("done");
    }
}
