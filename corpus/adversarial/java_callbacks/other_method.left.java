// claim:  Shelf.first
// truth:  equivalent
// why:    no library can call a method that none of its types has
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class Shelf {
    static final class Book implements Comparable<Book> {
        private final int year;
        private final int pages;

        Book(int year, int pages) {
            this.year = year;
            this.pages = pages;
        }

        int key() {
            return year;
        }

        int thickness() {
            return pages / 2;
        }

        @Override
        public int compareTo(Book other) {
            return Integer.compare(key(), other.key());
        }
    }

    static int first(int a, int b) {
        List<Book> books = new ArrayList<>();
        books.add(new Book(a, b));
        books.add(new Book(b, a));
        Collections.sort(books);
        return books.get(0).year;
    }
}
