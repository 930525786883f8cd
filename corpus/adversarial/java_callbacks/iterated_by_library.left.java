// claim:  Count.text
// truth:  different
// today:  unknown
// why:    the library goes through an iterator that counts in another way
import java.util.Iterator;

class Count implements Iterable<Integer> {
    private final int end;

    Count(int end) {
        this.end = end;
    }

    @Override
    public Iterator<Integer> iterator() {
        return new Iterator<Integer>() {
            private int at;

            @Override
            public boolean hasNext() {
                return at < end;
            }

            @Override
            public Integer next() {
                return at++;
            }
        };
    }

    static String text(int n) {
        return String.join(",", new Words(new Count(n)));
    }

    static final class Words implements Iterable<CharSequence> {
        private final Count numbers;

        Words(Count numbers) {
            this.numbers = numbers;
        }

        @Override
        public Iterator<CharSequence> iterator() {
            Iterator<Integer> all = numbers.iterator();
            return new Iterator<CharSequence>() {
                @Override
                public boolean hasNext() {
                    return all.hasNext();
                }

                @Override
                public CharSequence next() {
                    return "" + all.next();
                }
            };
        }
    }
}
