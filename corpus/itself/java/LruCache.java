import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** A cache of limited size that drops the entry that was not used for longest. */
public class LruCache<K, V> implements Iterable<K> {
    private static class Node<K, V> {
        final K key;
        V value;
        Node<K, V> newer;
        Node<K, V> older;

        Node(K key, V value) {
            this.key = key;
            this.value = value;
        }
    }

    /** What the cache did so far. */
    public static class Statistics {
        private long hits;
        private long misses;
        private long evictions;

        public long hits() {
            return hits;
        }

        public long misses() {
            return misses;
        }

        public long evictions() {
            return evictions;
        }

        public double hitRate() {
            long all = hits + misses;
            return all == 0 ? 0.0 : (double) hits / all;
        }

        void hit() {
            hits++;
        }

        void miss() {
            misses++;
        }

        void eviction() {
            evictions++;
        }

        @Override
        public String toString() {
            return "hits=" + hits + ", misses=" + misses + ", evictions=" + evictions;
        }
    }

    private final int limit;
    private final Map<K, Node<K, V>> index = new HashMap<>();
    private final Statistics statistics = new Statistics();
    private Node<K, V> newest;
    private Node<K, V> oldest;
    private BiConsumer<K, V> onEviction = (key, value) -> { };

    public LruCache(int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("limit must be positive: " + limit);
        }
        this.limit = limit;
    }

    public void onEviction(BiConsumer<K, V> listener) {
        onEviction = listener;
    }

    public int size() {
        return index.size();
    }

    public boolean isEmpty() {
        return index.isEmpty();
    }

    public Statistics statistics() {
        return statistics;
    }

    private void unlink(Node<K, V> node) {
        if (node.newer == null) {
            newest = node.older;
        } else {
            node.newer.older = node.older;
        }
        if (node.older == null) {
            oldest = node.newer;
        } else {
            node.older.newer = node.newer;
        }
        node.newer = null;
        node.older = null;
    }

    private void makeNewest(Node<K, V> node) {
        node.older = newest;
        if (newest != null) {
            newest.newer = node;
        }
        newest = node;
        if (oldest == null) {
            oldest = node;
        }
    }

    private void touch(Node<K, V> node) {
        if (node != newest) {
            unlink(node);
            makeNewest(node);
        }
    }

    public V get(K key) {
        Node<K, V> node = index.get(key);
        if (node == null) {
            statistics.miss();
            return null;
        }
        statistics.hit();
        touch(node);
        return node.value;
    }

    public V getOrCompute(K key, Function<? super K, ? extends V> compute) {
        V value = get(key);
        if (value == null) {
            value = compute.apply(key);
            put(key, value);
        }
        return value;
    }

    public V put(K key, V value) {
        Node<K, V> node = index.get(key);
        if (node != null) {
            V before = node.value;
            node.value = value;
            touch(node);
            return before;
        }
        if (index.size() == limit) {
            evict();
        }
        node = new Node<>(key, value);
        index.put(key, node);
        makeNewest(node);
        return null;
    }

    private void evict() {
        Node<K, V> gone = oldest;
        unlink(gone);
        index.remove(gone.key);
        statistics.eviction();
        onEviction.accept(gone.key, gone.value);
    }

    public boolean remove(K key) {
        Node<K, V> node = index.remove(key);
        if (node == null) {
            return false;
        }
        unlink(node);
        return true;
    }

    public void clear() {
        index.clear();
        newest = null;
        oldest = null;
    }

    public List<K> keys() {
        List<K> keys = new ArrayList<>(index.size());
        for (K key : this) {
            keys.add(key);
        }
        return keys;
    }

    @Override
    public Iterator<K> iterator() {
        return new Iterator<K>() {
            private Node<K, V> next = newest;

            @Override
            public boolean hasNext() {
                return next != null;
            }

            @Override
            public K next() {
                if (next == null) {
                    throw new NoSuchElementException();
                }
                K key = next.key;
                next = next.older;
                return key;
            }
        };
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("[");
        for (K key : this) {
            if (text.length() > 1) {
                text.append(", ");
            }
            text.append(key);
        }
        return text.append(']').toString();
    }

    static long fibonacci(int n, LruCache<Integer, Long> known) {
        if (n < 2) {
            return n;
        }
        Long value = known.get(n);
        if (value != null) {
            return value;
        }
        long result = fibonacci(n - 1, known) + fibonacci(n - 2, known);
        known.put(n, result);
        return result;
    }

    public static void main(String[] args) {
        LruCache<Integer, Long> known = new LruCache<>(32);
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 40;
        System.out.println(fibonacci(n, known) + " " + known.statistics());
    }
}
