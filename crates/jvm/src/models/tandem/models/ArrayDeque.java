package tandem.models;

import java.util.Objects;
import jdk.tandem.Library;

/** {@code java.util.ArrayDeque}, in the middle of an array that never has to grow. Iterators are not modelled. */
public final class ArrayDeque {
    Object[] elements = new Object[Integer.MAX_VALUE];
    int first = 1 << 30;
    /** One after the last. */
    int end = 1 << 30;

    public ArrayDeque() {}

    public ArrayDeque(int capacity) {}

    public void addFirst(Object element) {
        Objects.requireNonNull(element);
        first--;
        elements[first] = element;
    }

    public void addLast(Object element) {
        Objects.requireNonNull(element);
        elements[end] = element;
        end++;
    }

    public boolean add(Object element) {
        addLast(element);
        return true;
    }

    public boolean offer(Object element) {
        addLast(element);
        return true;
    }

    public boolean offerLast(Object element) {
        addLast(element);
        return true;
    }

    public boolean offerFirst(Object element) {
        addFirst(element);
        return true;
    }

    public void push(Object element) {
        addFirst(element);
    }

    public Object pollFirst() {
        if (first == end) {
            return null;
        }
        Object element = elements[first];
        elements[first] = null;
        first++;
        return element;
    }

    public Object pollLast() {
        if (first == end) {
            return null;
        }
        end--;
        Object element = elements[end];
        elements[end] = null;
        return element;
    }

    public Object poll() {
        return pollFirst();
    }

    public Object removeFirst() {
        if (first == end) {
            Library.noSuchElement();
        }
        return pollFirst();
    }

    public Object removeLast() {
        if (first == end) {
            Library.noSuchElement();
        }
        return pollLast();
    }

    public Object remove() {
        return removeFirst();
    }

    public Object pop() {
        return removeFirst();
    }

    public Object peekFirst() {
        return first == end ? null : elements[first];
    }

    public Object peekLast() {
        return first == end ? null : elements[end - 1];
    }

    public Object peek() {
        return peekFirst();
    }

    public Object getFirst() {
        if (first == end) {
            Library.noSuchElement();
        }
        return elements[first];
    }

    public Object getLast() {
        if (first == end) {
            Library.noSuchElement();
        }
        return elements[end - 1];
    }

    public Object element() {
        return getFirst();
    }

    public int size() {
        return end - first;
    }

    public boolean isEmpty() {
        return first == end;
    }

    public boolean contains(Object element) {
        if (element == null) {
            return false;
        }
        for (int i = first; i < end; i++) {
            if (Same.equal(element, elements[i])) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return Library.text(this);
    }
}
