public class T { static void f(Object[] a, Object o) { a[0] = o; } }
