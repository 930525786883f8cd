public class T { static void f(Object[] a, Object o) { if (a.length > 0) a[0] = o; else throw new ArrayIndexOutOfBoundsException(); } }
