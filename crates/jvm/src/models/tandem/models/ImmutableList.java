package tandem.models;

import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import jdk.tandem.Library;

/** What {@code List.of} gives. Which of them are the same object is unspecified, and comparing them is refused. */
public final class ImmutableList {
    final Object[] elements;

    private ImmutableList(Object[] elements) {
        this.elements = elements;
    }

    private static List<Object> made(Object[] elements) {
        return (List<Object>) (Object) new ImmutableList(elements);
    }

    public static List<Object> of(Object a) {
        return made(new Object[] {Objects.requireNonNull(a)});
    }

    public static List<Object> of(Object a, Object b) {
        return made(new Object[] {Objects.requireNonNull(a), Objects.requireNonNull(b)});
    }

    public static List<Object> of(Object a, Object b, Object c) {
        return checked(new Object[] {a, b, c});
    }

    public static List<Object> of(Object a, Object b, Object c, Object d) {
        return checked(new Object[] {a, b, c, d});
    }

    public static List<Object> of(Object a, Object b, Object c, Object d, Object e) {
        return checked(new Object[] {a, b, c, d, e});
    }

    public static List<Object> of(Object a, Object b, Object c, Object d, Object e, Object f) {
        return checked(new Object[] {a, b, c, d, e, f});
    }

    public static List<Object> of(Object a, Object b, Object c, Object d, Object e, Object f, Object g) {
        return checked(new Object[] {a, b, c, d, e, f, g});
    }

    private static List<Object> checked(Object[] elements) {
        for (int i = 0; i < elements.length; i++) {
            Objects.requireNonNull(elements[i]);
        }
        return made(elements);
    }

    public Object get(int index) {
        if (elements.length > 2) {
            return elements[index];
        }
        if (index < 0 || index >= elements.length) {
            Library.indexOutOfBounds();
        }
        return elements[index];
    }

    public int size() {
        return elements.length;
    }

    public boolean isEmpty() {
        return elements.length == 0;
    }

    public boolean contains(Object element) {
        return indexOf(element) >= 0;
    }

    public int indexOf(Object element) {
        Objects.requireNonNull(element);
        for (int i = 0; i < elements.length; i++) {
            if (Same.equal(element, elements[i])) {
                return i;
            }
        }
        return -1;
    }

    public boolean add(Object element) {
        Library.unsupported();
        return false;
    }

    public void add(int index, Object element) {
        Library.unsupported();
    }

    public Object set(int index, Object element) {
        Library.unsupported();
        return null;
    }

    public Object remove(int index) {
        Library.unsupported();
        return null;
    }

    public boolean remove(Object element) {
        Library.unsupported();
        return false;
    }

    public void clear() {
        Library.unsupported();
    }

    public Object[] toArray() {
        Object[] all = new Object[elements.length];
        for (int i = 0; i < elements.length; i++) {
            all[i] = elements[i];
        }
        return all;
    }

    public Iterator<Object> iterator() {
        return new Elements(this);
    }

    public Stream<Object> stream() {
        return RefPipeline.made(Pipeline.of(elements));
    }

    public void forEach(Consumer<Object> action) {
        Objects.requireNonNull(action);
        for (int i = 0; i < elements.length; i++) {
            action.accept(elements[i]);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other == this || Library.equal(this, other);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = 0; i < elements.length; i++) {
            hash = 31 * hash + Same.hash(elements[i]);
        }
        return hash;
    }

    @Override
    public String toString() {
        return Library.text(this);
    }

    /** The iterator. */
    static final class Elements implements Iterator<Object> {
        final ImmutableList list;
        int next;

        Elements(ImmutableList list) {
            this.list = list;
        }

        @Override
        public boolean hasNext() {
            return next != list.elements.length;
        }

        @Override
        public Object next() {
            if (next >= list.elements.length) {
                Library.noSuchElement();
            }
            Object element = list.elements[next];
            next++;
            return element;
        }
    }
}
