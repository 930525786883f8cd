package tandem.models;

import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import jdk.tandem.Library;

/**
 * {@code java.util.HashMap} with plain keys: strings, boxes of int and char, and constants of enums, which are equal if they have the same
 * class and contents. What it does with other keys is unknown, and so is the order of its keys, which depends on all that was done
 * to the map in {@link #history}.
 */
public class HashMap {
    static final int START = 0;
    static final int PUT = 1;
    static final int REMOVE = 2;
    static final int CLEAR = 3;
    /** Makes room at other moments than {@code PUT}. */
    static final int COMPUTE = 4;

    int size;
    int changes;
    long history;

    public HashMap() {
        Library.empty(this);
    }

    public HashMap(int capacity) {
        if (capacity < 0) {
            Library.illegalArgument();
        }
        Library.empty(this);
        history = Library.history(capacity, START, null);
    }

    public int size() {
        return Library.natural(size);
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public Object get(Object key) {
        return Library.isPlain(key) ? Library.value(this, key) : Library.anything(1, this, key, null);
    }

    public boolean containsKey(Object key) {
        return Library.isPlain(key) ? Library.has(this, key) : Library.isAnything(9, this, key);
    }

    public Object getOrDefault(Object key, Object otherwise) {
        if (!Library.isPlain(key)) {
            return Library.anything(3, this, key, otherwise);
        }
        return Library.has(this, key) ? Library.value(this, key) : otherwise;
    }

    private void insert(Object key, Object value, int operation) {
        Library.setValue(this, key, true, value);
        history = Library.history(history, operation, key);
        size++;
        changes++;
    }

    private Object takeOut(Object key) {
        Object before = Library.value(this, key);
        Library.setValue(this, key, false, null);
        history = Library.history(history, REMOVE, key);
        size--;
        changes++;
        return before;
    }

    public Object put(Object key, Object value) {
        if (!Library.isPlain(key)) {
            return Library.anything(4, this, key, value);
        }
        if (!Library.has(this, key)) {
            insert(key, value, PUT);
            return null;
        }
        Object before = Library.value(this, key);
        Library.setValue(this, key, true, value);
        return before;
    }

    public Object putIfAbsent(Object key, Object value) {
        if (!Library.isPlain(key)) {
            return Library.anything(5, this, key, value);
        }
        if (!Library.has(this, key)) {
            insert(key, value, PUT);
            return null;
        }
        Object before = Library.value(this, key);
        if (before == null) {
            Library.setValue(this, key, true, value);
        }
        return before;
    }

    public Object remove(Object key) {
        if (!Library.isPlain(key)) {
            return Library.anything(2, this, key, null);
        }
        return Library.has(this, key) ? takeOut(key) : null;
    }

    public void clear() {
        Library.empty(this);
        history = Library.history(history, CLEAR, null);
        size = 0;
        changes++;
    }

    public Object merge(Object key, Object value, BiFunction<Object, Object, Object> function) {
        Objects.requireNonNull(value);
        Objects.requireNonNull(function);
        if (!Library.isPlain(key)) {
            return Library.anything(6, this, key, value);
        }
        if (!Library.has(this, key)) {
            insert(key, value, COMPUTE);
            return value;
        }
        history = Library.history(history, COMPUTE, null);
        Object before = Library.value(this, key);
        Object after = value;
        if (before != null) {
            int expected = changes;
            after = function.apply(before, value);
            if (changes != expected) {
                Library.concurrentModification();
            }
        }
        if (after == null) {
            takeOut(key);
        } else {
            Library.setValue(this, key, true, after);
        }
        return after;
    }

    public Object computeIfAbsent(Object key, Function<Object, Object> function) {
        Objects.requireNonNull(function);
        if (!Library.isPlain(key)) {
            return Library.anything(7, this, key, function);
        }
        Object before = Library.value(this, key);
        history = Library.history(history, COMPUTE, null);
        if (before != null) {
            return before;
        }
        boolean has = Library.has(this, key);
        int expected = changes;
        Object value = function.apply(key);
        if (changes != expected) {
            Library.concurrentModification();
        }
        if (value == null) {
            return null;
        }
        if (has) {
            Library.setValue(this, key, true, value);
        } else {
            insert(key, value, COMPUTE);
        }
        return value;
    }

    public Object computeIfPresent(Object key, BiFunction<Object, Object, Object> function) {
        Objects.requireNonNull(function);
        if (!Library.isPlain(key)) {
            return Library.anything(8, this, key, function);
        }
        Object before = Library.value(this, key);
        if (before == null) {
            return null;
        }
        int expected = changes;
        Object value = function.apply(key, before);
        if (changes != expected) {
            Library.concurrentModification();
        }
        if (value == null) {
            takeOut(key);
        } else {
            Library.setValue(this, key, true, value);
        }
        return value;
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
