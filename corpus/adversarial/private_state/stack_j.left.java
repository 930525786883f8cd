// claim:  S.pop
// truth:  different
// today:  unknown
// why:    a caller sees it with push(1), push(2), pop()

public class S { private int[] a = new int[4]; private int n; public void push(int x) { if (n == a.length) a = java.util.Arrays.copyOf(a, 2 * n); a[n++] = x; } public int pop() { if (n == 0) return -1; return a[--n]; } public int size() { return n; } }
