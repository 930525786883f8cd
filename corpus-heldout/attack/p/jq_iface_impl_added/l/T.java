import java.util.*;
public class T { public interface S { default int g() { return 1; } } public static class A implements S { } public static int f() { return new A().g(); } }
