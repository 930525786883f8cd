import java.util.function.*;
public class T { public static IntSupplier f(int[] a) { int v = a[0]; return () -> v; } }
