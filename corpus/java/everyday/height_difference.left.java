// claim:  tallerFirst
// truth:  different
// why:    comparing by subtraction overflows
class Heights {
    static class Person implements Comparable<Person> {
        final int height;

        Person(int height) {
            this.height = height;
        }

        public int compareTo(Person other) {
            return Integer.compare(other.height, height);
        }
    }

    static boolean tallerFirst(int first, int second) {
        return new Person(first).compareTo(new Person(second)) <= 0;
    }
}
