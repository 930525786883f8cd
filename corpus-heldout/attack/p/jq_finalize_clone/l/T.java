public class T implements Cloneable { public int[] a = new int[1]; public T f() throws CloneNotSupportedException { return (T) clone(); } }
