package tandem.models;

import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import jdk.tandem.Library;

/** {@code java.util.ArrayList}, whose elements are a memory of its own. */
public final class ArrayList {
    int size;
    /** How often it changed, which iterators look at. */
    int changes;

    public ArrayList() {}

    public ArrayList(int capacity) {
        if (capacity < 0) {
            Library.illegalArgument();
        }
    }

    public ArrayList(Collection<?> others) {
        Object[] all = others.toArray();
        copy(all, 0);
        size = all.length;
    }

    public boolean add(Object element) {
        changes++;
        Library.setElement(this, size, element);
        size++;
        return true;
    }

    public void add(int index, Object element) {
        if (index > size || index < 0) {
            Library.indexOutOfBounds();
        }
        changes++;
        for (int i = size; i > index; i--) {
            Library.setElement(this, i, Library.element(this, i - 1));
        }
        Library.setElement(this, index, element);
        size++;
    }

    public boolean addAll(Collection<?> others) {
        Object[] all = others.toArray();
        changes++;
        if (all.length == 0) {
            return false;
        }
        copy(all, size);
        size += all.length;
        return true;
    }

    public Object get(int index) {
        Objects.checkIndex(index, size);
        return Library.element(this, index);
    }

    public Object set(int index, Object element) {
        Objects.checkIndex(index, size);
        Object before = Library.element(this, index);
        Library.setElement(this, index, element);
        return before;
    }

    public Object remove(int index) {
        Objects.checkIndex(index, size);
        Object before = Library.element(this, index);
        removeAt(index);
        return before;
    }

    public boolean remove(Object element) {
        int index = indexOf(element);
        if (index < 0) {
            return false;
        }
        removeAt(index);
        return true;
    }

    private void copy(Object[] all, int at) {
        for (int i = 0; i < all.length; i++) {
            Library.setElement(this, at + i, all[i]);
        }
    }

    void removeAt(int index) {
        changes++;
        size--;
        for (int i = index; i < size; i++) {
            Library.setElement(this, i, Library.element(this, i + 1));
        }
        Library.setElement(this, size, null);
    }

    public void clear() {
        changes++;
        int before = size;
        size = 0;
        for (int i = 0; i < before; i++) {
            Library.setElement(this, i, null);
        }
    }

    public int size() {
        return Library.natural(size);
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean contains(Object element) {
        return indexOf(element) >= 0;
    }

    /**
     * The element at an index in an array that was taken when there had been so many changes. The list may have another array by now.
     */
    private Object elementOf(int expected, int index) {
        return changes == expected ? Library.element(this, index) : Library.stale(this, index);
    }

    public int indexOf(Object element) {
        int expected = changes;
        int end = size;
        if (element == null) {
            for (int i = 0; i < end; i++) {
                if (Library.element(this, i) == null) {
                    return i;
                }
            }
        } else {
            for (int i = 0; i < end; i++) {
                if (Same.equal(element, elementOf(expected, i))) {
                    return i;
                }
            }
        }
        return -1;
    }

    public int lastIndexOf(Object element) {
        int expected = changes;
        for (int i = size - 1; i >= 0; i--) {
            if (element == null ? Library.element(this, i) == null : Same.equal(element, elementOf(expected, i))) {
                return i;
            }
        }
        return -1;
    }

    public Object[] toArray() {
        Object[] all = new Object[size];
        for (int i = 0; i < size; i++) {
            all[i] = Library.element(this, i);
        }
        return all;
    }

    public Iterator<Object> iterator() {
        return new Elements(this);
    }

    public Stream<Object> stream() {
        return RefPipeline.made(Pipeline.of(this));
    }

    public boolean removeIf(Predicate<Object> filter) {
        Objects.requireNonNull(filter);
        int expected = changes;
        int end = size;
        // All elements are looked at before any is removed.
        boolean[] isDead = new boolean[end];
        boolean isAny = false;
        for (int i = 0; i < end; i++) {
            boolean removes = filter.test(elementOf(expected, i));
            isDead[i] = removes;
            isAny |= removes;
        }
        if (changes != expected) {
            Library.concurrentModification();
        }
        if (!isAny) {
            return false;
        }
        changes++;
        int kept = 0;
        for (int i = 0; i < end; i++) {
            if (!isDead[i]) {
                Library.setElement(this, kept, Library.element(this, i));
                kept++;
            }
        }
        for (int i = kept; i < end; i++) {
            Library.setElement(this, i, null);
        }
        size = kept;
        return true;
    }

    public void forEach(Consumer<Object> action) {
        Objects.requireNonNull(action);
        int expected = changes;
        int end = size;
        for (int i = 0; changes == expected && i < end; i++) {
            action.accept(Library.element(this, i));
        }
        if (changes != expected) {
            Library.concurrentModification();
        }
    }

    @Override
    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof ArrayList)) {
            return other instanceof List && Library.equal(this, other);
        }
        ArrayList list = (ArrayList) other;
        int expected = changes;
        int expectedThere = list.changes;
        int end = size;
        boolean equal = end == list.size;
        for (int i = 0; equal && i < end; i++) {
            equal = Same.equalOrNull(elementOf(expected, i), list.elementOf(expectedThere, i));
        }
        if (list.changes != expectedThere || changes != expected) {
            Library.concurrentModification();
        }
        return equal;
    }

    @Override
    public int hashCode() {
        int expected = changes;
        int end = size;
        int hash = 1;
        for (int i = 0; i < end; i++) {
            Object element = elementOf(expected, i);
            hash = 31 * hash + (element == null ? 0 : Same.hash(element));
        }
        if (changes != expected) {
            Library.concurrentModification();
        }
        return hash;
    }

    @Override
    public String toString() {
        Elements all = new Elements(this);
        if (!all.hasNext()) {
            return "[]";
        }
        StringBuilder text = new StringBuilder();
        text.append('[');
        while (true) {
            Object element = all.next();
            text.append(element == this ? "(this Collection)" : Same.text(element));
            if (!all.hasNext()) {
                return text.append(']').toString();
            }
            text.append(", ");
        }
    }

    /** The iterator of {@code java.util.ArrayList}. */
    static final class Elements implements Iterator<Object> {
        final ArrayList list;
        int next;
        int last = -1;
        int expected;

        Elements(ArrayList list) {
            this.list = list;
            expected = list.changes;
        }

        @Override
        public boolean hasNext() {
            return next != list.size;
        }

        @Override
        public Object next() {
            if (list.changes != expected) {
                Library.concurrentModification();
            }
            int index = next;
            if (index >= list.size) {
                Library.noSuchElement();
            }
            next = index + 1;
            last = index;
            return Library.element(list, index);
        }

        @Override
        public void remove() {
            if (last < 0) {
                Library.illegalState();
            }
            if (list.changes != expected) {
                Library.concurrentModification();
            }
            list.removeAt(last);
            next = last;
            last = -1;
            expected = list.changes;
        }
    }
}
