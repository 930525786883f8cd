// Functions on Java arrays and objects.

class Objects {
    int balance;
    int limit;
    Objects other;

    static int sum(int[] a) {
        int s = 0;
        for (int x : a) s += x;
        return s;
    }

    static int indexOf(int[] a, int key) {
        for (int i = 0; i < a.length; i++) if (a[i] == key) return i;
        return -1;
    }

    static void rotate(int[] a) {
        if (a.length < 2) return;
        int first = a[0];
        for (int i = 1; i < a.length; i++) a[i - 1] = a[i];
        a[a.length - 1] = first;
    }

    static boolean palindrome(char[] a) {
        for (int i = 0, j = a.length - 1; i < j; i++, j--) if (a[i] != a[j]) return false;
        return true;
    }

    static long dot(int[] a, int[] b) {
        long s = 0;
        for (int i = 0; i < a.length && i < b.length; i++) s += (long) a[i] * b[i];
        return s;
    }

    static int divide(int a, int b) {
        try {
            return a / b;
        } catch (ArithmeticException e) {
            return a > 0 ? 1 : -1;
        }
    }

    static int withdraw(Objects account, int amount) {
        if (amount <= 0) return 0;
        if (account.balance - amount < -account.limit) amount = account.balance + account.limit;
        account.balance -= amount;
        return amount;
    }

    static void transfer(Objects from, Objects to, int amount) {
        if (from == to || amount <= 0) return;
        from.balance -= amount;
        to.balance += amount;
    }

    static int chain(Objects start) {
        int n = 0;
        while (start != null && n < 8) {
            n++;
            start = start.other;
        }
        return n;
    }

    static double average(double[] a) {
        double s = 0;
        for (int i = 0; i < a.length; i++) s += a[i];
        return s / a.length;
    }

    static int[] doubled(int[] a) {
        int[] r = new int[a.length];
        for (int i = 0; i < a.length; i++) r[i] = 2 * a[i];
        return r;
    }
}
