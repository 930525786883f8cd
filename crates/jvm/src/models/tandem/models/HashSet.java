package tandem.models;

import jdk.tandem.Library;

/** {@code java.util.HashSet}, as far as {@link HashMap} goes. */
public class HashSet {
    int size;
    int changes;
    long history;

    public HashSet() {
        Library.empty(this);
    }

    public HashSet(int capacity) {
        if (capacity < 0) {
            Library.illegalArgument();
        }
        Library.empty(this);
        history = Library.history(capacity, HashMap.START, null);
    }

    public int size() {
        return Library.natural(size);
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean contains(Object element) {
        return Library.isPlain(element) ? Library.has(this, element) : Library.isAnything(12, this, element);
    }

    public boolean add(Object element) {
        if (!Library.isPlain(element)) {
            return Library.isAnything(10, this, element);
        }
        if (Library.has(this, element)) {
            return false;
        }
        Library.setValue(this, element, true, null);
        history = Library.history(history, HashMap.PUT, element);
        size++;
        changes++;
        return true;
    }

    public boolean remove(Object element) {
        if (!Library.isPlain(element)) {
            return Library.isAnything(11, this, element);
        }
        if (!Library.has(this, element)) {
            return false;
        }
        Library.setValue(this, element, false, null);
        history = Library.history(history, HashMap.REMOVE, element);
        size--;
        changes++;
        return true;
    }

    public void clear() {
        Library.empty(this);
        history = Library.history(history, HashMap.CLEAR, null);
        size = 0;
        changes++;
    }

    @Override
    public boolean equals(Object other) {
        return Library.equal(this, other);
    }

    @Override
    public int hashCode() {
        return Library.hash(this);
    }

    @Override
    public String toString() {
        return Library.text(this);
    }
}
