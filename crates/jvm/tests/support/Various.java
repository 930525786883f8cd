import java.util.function.IntBinaryOperator;

/** A bit of everything that class files can contain, to be damaged. */
public class Various {
    enum Level {
        LOW(1), MIDDLE(5) { @Override int weight() { return 6; } }, HIGH(9);

        final int weight;

        Level(int weight) { this.weight = weight; }

        int weight() { return weight; }
    }

    record Point(int x, long y, String name) { }

    interface Shape { default int area() { return 0; } }

    static final class Square implements Shape {
        private final int side;

        Square(int side) { this.side = side; }

        @Override public int area() { return side * side; }
    }

    static class Failure extends RuntimeException {
        Failure(String message) { super(message); }
    }

    static final int[] TABLE = {1, 2, 4, 8};
    static int counter;
    int[][] grid = new int[3][4];

    static int select(String word, Level level) {
        switch (word) {
            case "a": return level.weight();
            case "b": return level.ordinal();
            default: break;
        }
        switch (level) {
            case LOW: return 1;
            case HIGH: return 3;
            default: return 2;
        }
    }

    static long loops(int n, double[] values) {
        long sum = 0;
        outer:
        for (int i = 0; i < n; i++) {
            for (double value : values) {
                if (value < 0 || Double.isNaN(value)) continue outer;
                sum += (long) value << (i & 7);
            }
        }
        return sum;
    }

    static String text(Object object, int number, char letter) {
        if (object instanceof String s && s.length() > 2) return s.substring(1) + number + letter;
        StringBuilder builder = new StringBuilder();
        builder.append(number).append(' ').append(letter).append(1.5f);
        return builder.toString();
    }

    static int careful(int[] data, int index) {
        try {
            return data[index] / TABLE[index & 3];
        } catch (ArithmeticException | NullPointerException e) {
            return -1;
        } catch (ArrayIndexOutOfBoundsException e) {
            throw new Failure("at " + index);
        } finally {
            counter++;
        }
    }

    static int apply(IntBinaryOperator operator, int a, int b) { return operator.applyAsInt(a, b); }

    static int lambdas(int k) {
        IntBinaryOperator add = (a, b) -> a + b + k;
        return apply(add, 1, 2) + apply(Math::max, k, 3);
    }

    synchronized int locked(Object lock) {
        synchronized (lock) {
            return grid[1][2]++;
        }
    }

    static int shapes(Shape shape, Point point) {
        int base = shape == null ? new Square(3).area() : shape.area();
        return base + point.x() + (int) point.y() + point.hashCode();
    }
}
