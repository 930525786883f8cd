import java.util.Objects;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/** Places where it is easy to get Java wrong. Every static method here is called and compared. */
public class Traps {
    static int trace;

    static int note(int digit) {
        trace = trace * 10 + digit;
        return digit;
    }

    static int[] noteArray(int[] array, int digit) {
        trace = trace * 10 + digit;
        return array;
    }

    // Order of evaluation, and which exception comes first.
    static int divideLast(int a, int b) { return note(1) + a / b + note(2); }
    static int storeOrder(int[] array, int index, int a, int b) { array[index] = a / b; return array[0]; }
    static void storeOrder2(int[] array, int i, int b) { noteArray(array, 1)[note(i & 3)] = note(2) / b; }
    static int compoundOrder(int[] array, int i) { array[i] += array[i++] * (i = 2); return i * 100 + array[0]; }
    static int nullBeforeBounds(int[] array, int i) { return array[i]; }
    static int lengthOfNull(int[] array, int n) { int[] other = n > 3 ? array : null; return other.length; }
    static long remainderOrder(long a, long b) { return a % b + a / b; }
    static int swapSelf(int[] array, int i, int j) { int t = array[i]; array[i] = array[j]; array[j] = t; return array[i]; }
    static int aliasing(int[] a, int[] b) { a[0] = 1; b[0] = 2; return a[0]; }
    static int increments(int i) { int j = i++ + ++i; i = i++; return i * 31 + j; }
    static int shortCircuit(int a, int b) { return b != 0 && a / b > 2 || note(3) > a ? trace : -trace; }
    static int conditionals(boolean c, int a, long b) { return (int) (c ? a : b); }
    static char mixedConditional(boolean c, char x) { return c ? x : 'y'; }

    // Numbers.
    static int divideMin(int a) { return Integer.MIN_VALUE / (a | -1) + Integer.MIN_VALUE % -1; }
    static int floatToInt(float f) { return (int) f; }
    static long doubleToLong(double d) { return (long) d; }
    static byte doubleToByte(double d) { return (byte) d; }
    static char floatToChar(float f) { return (char) f; }
    static short longToShort(long a) { return (short) a; }
    static int shifts(int a, int n) { return (a << n) ^ (a >> n) ^ (a >>> n); }
    static long longShifts(long a, int n) { return (a << n) ^ (a >> n) ^ (a >>> (long) n); }
    static int byteShift(byte b) { return (b >>> 1) + ((b & 0xff) >>> 1); }
    static byte byteCompound(byte b, int n) { b += n; b >>>= 1; b *= 3; return b; }
    static char charCompound(char c) { c += 1; c -= 'a'; return c++; }
    static short shortStore(short[] array, int a) { array[0] = (short) a; return array[0]; }
    static boolean[] booleanStore(boolean[] array, int a) { array[0] = (a & 2) != 0; array[1] ^= array[0]; return array; }
    static int byteArray(byte[] array, int a) { array[0] = (byte) a; return array[0] + (array[0] & 0xff); }
    static boolean nanCompare(double a, double b) { return !(a < b) == (a >= b); }
    static int nanBranches(double a) { int r = 0; if (a > 1) r |= 1; if (!(a <= 1)) r |= 2; if (a != a) r |= 4; return r; }
    static int floatBranches(float a, float b) { return (a < b ? 1 : 0) + (a > b ? 2 : 0) + (a == b ? 4 : 0) + (a != b ? 8 : 0); }
    static double negativeZero(double a) { return 0.0 - a == 0 ? 1 / (a * -1) : a % 2.5; }
    static float floatRemainder(float a, float b) { return a % b; }
    static double intToDouble(long a, int b) { return (double) a + (float) b; }
    static long floatArithmetic(float a, float b) { return Float.floatToIntBits(a * b + a) * 31L + Double.doubleToLongBits(a * (double) b); }
    static int compareLongs(long a, long b) { return Long.compare(a, b) * 10 + (a < b ? 1 : a == b ? 2 : 3); }
    static int charArithmetic(char a, char b) { return a - b + (char) (a + b) + ("" + a + b).length(); }
    static int rotate(int a, int n) { return Integer.rotateLeft(a, n) ^ Integer.rotateRight(a, -n + 1); }
    static long unsignedThings(int a, int b) { return Integer.toUnsignedLong(a) * 3 + (b == 0 ? 0 : Integer.divideUnsigned(a, b)); }
    static int octalAndSeparators() { return 017 + 0b101 + 1_000 + 'a' + (int) 1e1; }
    static int integerOverflow(int a) { return a + 1 < a ? 1 : a - 1 > a ? 2 : Math.abs(a) < 0 ? 3 : 0; }

    // Identity of strings and boxes.
    static boolean sameConstant(String s) { String t = "ab"; return t == "ab" && t == "a" + "b" && (s == t) == (t == s); }
    static boolean sameIntern(String s) { return s.intern() == ("" + s).intern() && s.intern() == s.intern(); }
    static boolean newString(String s) { return new String(s) == s; }
    static boolean booleanText(boolean b) { return String.valueOf(b) == (b ? "true" : "false"); }
    static boolean booleanText2(boolean b) { return Boolean.toString(b) == String.valueOf(b); }
    static boolean booleanText3(boolean b) { return Boolean.valueOf(b).toString() == "true"; }
    static boolean booleanText4(Boolean b) { Object o = b; return String.valueOf(o) == "true"; }
    static boolean emptyPart(String s) { return s.length() > 1 && s.substring(1, 1) == ""; }
    static boolean wholePart(String s) { return s.substring(0) == s && s.substring(0, s.length()) == s; }
    static boolean emptyTrim(String s) { return s.trim() == "" || s.trim() == s; }
    static boolean plusEmpty(String s) { return ("" + s) == s || (s + "") == s; }
    static boolean concatEmpty(String s) { return s.concat("") == s; }
    static boolean sameReplace(String s) { return s.replace('q', 'x') == s; }
    static boolean sameToString(String s) { return s.toString() == s && String.valueOf(s) == s; }
    static boolean builderText(String s) { return new StringBuilder(s).toString() == s; }
    static boolean charText(char c) { return String.valueOf(c) == String.valueOf(c); }
    static boolean integerCache(int a) { Integer x = a, y = a; return x == y; }
    static boolean longCache(long a) { Long x = a, y = a; return x == y; }
    static boolean charCache(char a) { Character x = a, y = a; return x == y; }
    static boolean shortCache(short a) { Short x = a, y = a; return x == y; }
    static boolean byteCache(byte a) { Byte x = a, y = a; return x == y; }
    static boolean doubleBoxes(double a) { Double x = a, y = a; return x == y || !x.equals(y); }
    static boolean mixedBoxes(int a, long b) { return Long.valueOf(b).equals(a) || Integer.valueOf(a).equals((int) b); }
    static int unboxNull(int a) { Integer x = a > 0 ? a : null; return x; }
    static int boxedCompound(int a) { Integer x = a; x++; x += 2; Integer y = x--; return x * y; }
    static boolean newBox(int a) { return new Integer(a) == Integer.valueOf(a) || new Integer(a).equals(a); }
    static boolean boxAgainstNumber(int a) { Integer x = a; return x == a + 0 && x <= a; }

    // Arrays.
    static int covariance(int which) {
        Object[] array = which > 0 ? new String[2] : new Object[2];
        array[0] = which > 5 ? "text" : Integer.valueOf(which);
        return array.length;
    }
    static int covarianceNull(int which) { Object[] array = new String[1]; array[which & 1] = null; return 7; }
    static int negativeSize(int n) { if (n > 1000) n = 1000; return new int[n].length; }
    static int gridSizes(int n, int m) { int[][] grid = new int[n & 7][m & 7]; int sum = 0; for (int[] row : grid) sum += row.length; return sum * 10 + grid.length; }
    static int gridNegative(int n, int m) { return new int[n & 3][m > 9 ? 9 : m].length; }
    static int partialGrid(int n) { int[][] grid = new int[3][]; grid[n & 1] = new int[2]; return grid[0] == null ? -1 : grid[0][n & 3]; }
    static int[] cloned(int[] array) { int[] copy = array.clone(); copy[0]++; return copy; }
    static int gridAlias(int a) { int[][] grid = {{1, 2}, {3, 4}}; int[][] copy = grid.clone(); copy[0][1] = a; copy[1] = new int[] {9, 9}; return grid[0][1] * 100 + grid[1][0]; }
    static void overlap(int[] array, int a, int b, int n) { System.arraycopy(array, a & 3, array, b & 3, n & 3); }
    static int classes(Object unused, int n) { Object o = n > 0 ? new int[1] : new long[1]; return o instanceof int[] ? 1 : ((long[]) o).length + 5; }
    static int badCast(int n) { Object o = n > 0 ? (Object) "s" : Integer.valueOf(n); return ((String) o).length(); }
    static int castNull(int n) { Object o = n > 3 ? null : "abc"; String s = (String) o; return s instanceof String ? 1 : 2; }
    static int charsOf(String s) { int sum = 0; for (char c : s.toCharArray()) sum = sum * 31 + c; return sum; }

    // Exceptions and finally.
    @SuppressWarnings("finally")
    static int finallyReturns(int a) { try { return 10 / a; } finally { return a; } }
    static int finallyChanges(int a) { int r = 1; try { r = 10 / a; return r; } finally { r = 99; trace = r; } }
    static int nested(int a, int[] b) {
        try {
            try { return b[a] / a; } catch (ArithmeticException e) { note(1); return b[99]; } finally { note(2); }
        } catch (ArrayIndexOutOfBoundsException e) { note(3); return -1; }
    }
    static int rethrown(int a) { try { if (a > 0) throw new IllegalStateException("x"); return 0; } catch (RuntimeException e) { note(4); throw e; } }
    static int replaced(int a) { try { return 1 / a; } catch (ArithmeticException e) { throw new UnsupportedOperationException(e); } finally { note(5); } }
    static String message(int a) { try { if (a > 0) throw new IllegalArgumentException("m" + a); return "none"; } catch (IllegalArgumentException e) { return e.getMessage(); } }
    static int loopFinally(int n) { int r = 0; for (int i = 0; i < 5; i++) { try { if (i == n) continue; if (i == n + 2) break; r += i; } finally { r += 100; } } return r; }
    static int throwNull(int a) { RuntimeException e = a > 0 ? new ArithmeticException() : null; throw e; }
    static int orderOfCatch(int a) { try { Object o = a > 2 ? "s" : null; return ((Integer) o); } catch (ClassCastException e) { return 1; } catch (RuntimeException e) { return 2; } }
    static int assertsAreOff(int a) { assert a > 1000000 : "small"; return a; }
    static class Own extends Exception { final int code; Own(int code) { super("own " + code); this.code = code; } }
    static int ownException(int a) { try { throw new Own(a); } catch (Own e) { return e.code + e.getMessage().length(); } }
    static class Resource implements AutoCloseable { final int id; Resource(int id) { this.id = id; note(id); } @Override public void close() { note(id + 4); } }
    static int resources(int a, int b) { try (Resource x = new Resource(1); Resource y = new Resource(2)) { return a / b + x.id + y.id; } }
    static int stringIndex(String s, int i) { return s.charAt(i) + s.substring(i).length(); }
    static int parse(String s) { try { return Integer.parseInt(s); } catch (NumberFormatException e) { return -7; } }

    // Classes.
    interface Named { default String name() { return "named"; } int rank(); }
    interface Titled extends Named { @Override default String name() { return "titled"; } }
    static abstract class Base implements Named { int value = 3; Base() { value += rank(); } static int twice(int a) { return 2 * a; } int hidden() { return 1; } }
    static class First extends Base { int value = 10; @Override public int rank() { return value + 1; } @Override int hidden() { return super.hidden() + 1; } }
    static class Second extends First implements Titled { @Override public int rank() { return 20; } }
    static int dispatch(int which) { Base b = which > 0 ? new Second() : new First(); return b.value * 1000 + b.rank() * 10 + b.hidden(); }
    static String defaults(int which) { Named n = which > 0 ? new Second() : new First(); return n.name(); }
    static int fieldHiding(int which) { Second s = new Second(); return ((Base) s).value + s.value * 100; }
    static int patterns(int which) { Object o = which > 2 ? new Second() : which > 0 ? (Object) "abc" : Integer.valueOf(which); if (o instanceof First f && f.value > 5) return f.rank(); if (o instanceof String s) return s.length(); return o instanceof Integer i ? i : 0; }
    static boolean classObjects(int which) { Object o = which > 0 ? new Second() : new First(); return o.getClass() == First.class; }
    class Inner { int get() { return field * 2; } }
    int field = 21;
    static int inner(int a) { Traps outer = new Traps(); outer.field = a; return outer.new Inner().get(); }
    static int anonymous(int a) { Named n = new Named() { @Override public int rank() { return a + 1; } }; return n.rank() + n.name().length(); }
    static int counterObject(int n) { int[] count = {0}; for (int i = 0; i < (n & 7); i++) count[0] += i; return count[0]; }
    static boolean identity(int a) { Traps x = new Traps(), y = new Traps(); return x == y || x.equals(y) || !x.equals(x); }
    static int synchronizedBlock(Object unused, int a) { Traps t = new Traps(); synchronized (t) { t.field += a; if (a > 5) return t.field; } return -t.field; }
    static int synchronizedNull(int a) { Object lock = a > 3 ? null : "lock"; synchronized (lock) { return a; } }
    static synchronized int synchronizedMethod(int a) { return a * 2; }
    static int synchronizedThrow(int a) { Traps t = new Traps(); try { synchronized (t) { return 10 / a; } } catch (ArithmeticException e) { return note(6); } }

    // Switches, loops, labels.
    static int switchString(String s) { switch (s) { case "Aa": return 1; case "BB": return 2; case "": return 3; case "12": note(1); default: return 4; } }
    static int switchFall(int a) { int r = 0; switch (a) { case 1: r++; case 2: r += 10; break; case -5: r = 7; default: r += 100; } return r; }
    static int switchArrow(int a) { return switch (a & 7) { case 0, 1 -> 5; case 2 -> { int t = a * 2; yield t + 1; } default -> throw new IllegalStateException(); }; }
    static String textBlock(int a) { return """
        line %s
          two""" + a; }
    static int labels(int n) { int c = 0; outer: for (int i = 0; i < 6; i++) for (int j = 0; j < 6; j++) { if (j == n) continue outer; if (i * j > 12) break outer; c += i + j; } return c; }
    static int doWhile(int n) { int i = 0; do { i++; } while (i < n && i < 20); return i; }
    static long ackermannLike(int n) { return n < 2 || n > 12 ? 1 : ackermannLike(n - 1) + ackermannLike(n - 2); }

    // Statics and their initialisers.
    static final int[] WEIGHTS = {3, 1, 4, 1, 5};
    static final long SEED = new int[] {7, 8}.length * 1000L;
    static final String GREETING = new StringBuilder("hel").append("lo").toString();
    static int fromTable(int i) { return WEIGHTS[i]; }
    static int tableSum() { int s = 0; for (int w : WEIGHTS) s = s * 10 + w; return s; }
    static long seed(long a) { return SEED + a; }
    static int greeting(String s) { return s.equals(GREETING) ? 1 : GREETING.length(); }
    enum Level { LOW(1), MIDDLE(5) { @Override int weight() { return 6; } }, HIGH(9); final int weight; Level(int weight) { this.weight = weight; } int weight() { return weight; } }
    static int enumWeight(int which) { Level level = which > 5 ? Level.HIGH : which > 0 ? Level.MIDDLE : Level.LOW; return level.weight() * 10 + level.ordinal(); }
    static int enumSwitch(int which) { Level level = which > 5 ? Level.HIGH : which > 0 ? Level.MIDDLE : Level.LOW; switch (level) { case LOW: return 10; case HIGH: return 30; default: return level.compareTo(Level.LOW); } }
    static int enumValues() { int s = 0; for (Level level : Level.values()) s = s * 10 + level.weight; return s; }
    static String enumName(int which) { return (which > 0 ? Level.HIGH : Level.LOW).name(); }
    static int enumArrow(int which) { Level level = which > 2 ? Level.LOW : Level.HIGH; return switch (level) { case LOW -> 1; case MIDDLE -> 2; case HIGH -> 3; }; }
    static class Config { static final Config DEFAULT = new Config(5); final int size; int uses; Config(int size) { this.size = size; } }
    static int configSize(int a) { return Config.DEFAULT.size + a; }

    // Lambdas and records.
    static int apply(IntBinaryOperator operator, int a, int b) { return operator.applyAsInt(a, b); }
    static int lambda(int a, int b) { return apply((x, y) -> x * 2 - y, a, b); }
    static int capturing(int a, int k) { IntUnaryOperator op = x -> x + k; return op.applyAsInt(a) + op.applyAsInt(k); }
    static int reference(int a, int b) { return apply(Math::max, a, b) + apply(Integer::compare, a, b) + apply(Traps::plain, a, b); }
    static int plain(int a, int b) { return a ^ b; }
    static int choice(int which, int a) { IntUnaryOperator op = which > 0 ? x -> x + 1 : x -> x * 2; return op.applyAsInt(a); }
    static String supplied(String s) { Supplier<String> supplier = () -> s + "!"; return supplier.get(); }
    record Point(int x, long y) { Point { if (x < -100) throw new IllegalArgumentException(); } Point flipped() { return new Point((int) y, x); } }
    static long records(int a, long b) { Point p = new Point(a, b).flipped(); return p.x() * 31L + p.y(); }
    static boolean recordEquals(int a, int b) { return new Point(a, b).equals(new Point(b, a)); }
    static int recordHash(int a, long b) { return new Point(a, b).hashCode(); }
    static String recordText(int a, long b) { return new Point(a, b).toString(); }
    record Tag(String name, double weight, boolean flag) { }
    static boolean tagEquals(String s, double w) { return new Tag(s, w, true).equals(new Tag("a", w, true)); }

    static int tagHash(String s, double w, boolean f) { return new Tag(s, w, f).hashCode(); }
    static String tagText(String s, boolean f, int w) { return "<" + new Tag(s, 1.5, f) + w + ">"; }
    record Link(Tag tag, Point point, int[] data) { }
    static boolean linkEquals(String s, String t, int a) { int[] d = {a}; return new Link(new Tag(s, 1, false), null, d).equals(new Link(new Tag(t, 1, false), null, d)); }
    static boolean linkDiffers(int a, int b) { return new Link(null, new Point(a & 7, 1), null).equals(new Link(null, new Point(b & 7, 1), null)); }
    record Nothing() { }
    static String nothing(int a) { return new Nothing().toString() + new Nothing().equals(new Nothing()) + new Nothing().hashCode() + a; }
    static int boxedFunction(int a) { Function<Integer, Integer> f = Math::abs; return f.apply(a) + f.andThenPlain(a); }
    interface Function<A, B> { B apply(A a); default int andThenPlain(int a) { return a ^ 5; } }
    static int boxedComparator(int a, int b) { Comparator<Integer> c = Integer::compare; return c.compare(a, b); }
    interface Comparator<T> { int compare(T a, T b); }
    static long widening(int a) { IntToLong f = Math::abs; return f.go(a); }
    interface IntToLong { long go(int a); }
    static int constructed(int a) { IntToPoint f = Point2::new; return f.make(a & 15).v(); }
    interface IntToPoint { Point2 make(int a); }
    static class Point2 { final int v; Point2(int v) { this.v = v; } int v() { return v * 3; } }
    static int bound(String s, int i) { CharAt f = s::charAt; return f.at(i & 3); }
    interface CharAt { int at(int i); }
    static int unbound(String s) { Measure f = String::length; return f.of(s); }
    interface Measure { int of(String s); }
    static int nested(int a, int b) { IntUnaryOperator f = x -> { IntUnaryOperator g = y -> x * y + b; return g.applyAsInt(x + 1); }; return f.applyAsInt(a); }
    static int discards(int a) { int[] box = {a}; Runnable r = () -> box[0]++; r.run(); r.run(); return box[0]; }
    static int throwing(int a, int b) { try { return apply((x, y) -> x / y, a, b); } catch (ArithmeticException e) { return -7; } }

    // Methods that every object has, called through types that do not declare them.
    interface Valued { int v(); }
    static final class Same implements Valued { final int v; Same(int v) { this.v = v; } public int v() { return v; } public boolean equals(Object o) { return o instanceof Same && ((Same) o).v == v; } public int hashCode() { return v * 7; } public String toString() { return "S" + v; } }
    static final class Plain implements Valued { public int v() { return 1; } }
    static boolean throughInterface(int a, int b) { Valued p = new Same(a & 3), q = new Same(b & 3); return p.equals(q); }
    static boolean throughObject(int a, int b) { Object p = a > 0 ? new Same(a & 3) : new Plain(); Object q = new Same(b & 3); return p.equals(q); }
    static int hashThroughObject(int a) { Object p = new Same(a); return p.hashCode(); }
    static String textThroughObject(int a) { Object p = new Same(a); return p.toString() + p; }
    static String joined(int a, String s) { Valued p = new Same(a); Same none = null; return p + "/" + none + "/" + s + "/" + Level.LOW; }
    static boolean objectsEqual(int a, int b, String s, String t) { return Objects.equals(new Same(a & 1), new Same(b & 1)) & Objects.equals(s, t) | Objects.equals(null, s); }
    static <T> boolean generic(T a, T b) { return a.equals(b); }
    static boolean genericCalls(int a, int b, String s) { return generic(new Same(a & 1), new Same(b & 1)) && !generic(new Same(a), s); }

    // Output.
    static void prints(int a, char c, long l, boolean b, String s) { System.out.println(a); System.out.print(c); System.out.print(l); System.err.println(b); System.out.println(s); System.out.println(); System.out.println("a" + a + c + l + b + s); }
    static int printOrder(int a, int b) { System.out.print("x" + a); int r = a / b; System.out.print(r); return r; }
}
