public class Seats {
    interface Place {
        int number();
    }

    static final class Seat implements Place {
        private final int number;

        Seat(int number) {
            this.number = number;
        }

        public int number() {
            return number;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Seat && ((Seat) other).number == number;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    static boolean same(int first, int second) {
        Place left = new Seat(first);
        Place right = new Seat(second);
        return equal(left, right);
    }

    private static boolean equal(Place left, Place right) {
        return left == right;
    }
}
