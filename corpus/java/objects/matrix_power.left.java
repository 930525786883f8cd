// claim:  Fibonacci.of
// truth:  equivalent
// today:  unknown
// why:    a class for matrices becomes four locals
class Fibonacci {
    static final class Matrix {
        final long a;
        final long b;
        final long c;
        final long d;

        Matrix(long a, long b, long c, long d) {
            this.a = a;
            this.b = b;
            this.c = c;
            this.d = d;
        }

        Matrix step() {
            return new Matrix(a + b, a, c + d, c);
        }
    }

    static long of(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("n");
        }
        Matrix power = new Matrix(1, 0, 0, 1);
        for (int i = 0; i < n; i++) {
            power = power.step();
        }
        long result = power.c;
        if (result < 0) {
            return -1;
        }
        return result;
    }
}
