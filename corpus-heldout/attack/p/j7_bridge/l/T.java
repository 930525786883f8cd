public class T implements Comparable<T> { public int k; public int compareTo(T o) { return Integer.compare(k, o.k); } }
