import java.io.BufferedReader;
import java.io.File;
import java.io.FileReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.TreeMap;

/**
 * Calls methods as a request file says and writes down what they did: the real JVM's answer, to compare with.
 *
 * Arguments: the folder with the classes, the request file, the answer file. A request is a line
 * "class method descriptor argument...": numbers are their bits in hexadecimal; arrays of numbers are "a" and the
 * elements with commas, strings "s" and their units in four digits each, "n" is null, "=k" is the same object as
 * argument k. An answer is a line of words: how it ended ("V", "R value" or "T class"), "A k value" for each array
 * argument afterwards, "F class.field value" for each static field that is not zero, "E method value" for each thing
 * printed.
 */
public class Oracle {
    static final StringBuilder events = new StringBuilder();

    public static void main(String[] args) throws Exception {
        if (args[0].equals("--list")) {
            list(args);
            return;
        }
        if (args[0].equals("--dump")) {
            dump(args);
            return;
        }
        URLClassLoader loader = new URLClassLoader(new URL[] {new File(args[0]).toURI().toURL()});
        PrintStream real = System.out;
        PrintWriter answers = new PrintWriter(args[2], "UTF-8");
        TreeMap<String, Field> statics = new TreeMap<>();
        String[] names = new File(args[0]).list();
        if (names != null) {
            for (String name : names) {
                if (!name.endsWith(".class")) continue;
                Class<?> owner = Class.forName(name.substring(0, name.length() - 6), true, loader);
                for (Field field : owner.getDeclaredFields()) {
                    int modifiers = field.getModifiers();
                    if (!Modifier.isStatic(modifiers) || Modifier.isFinal(modifiers) || field.isSynthetic()) continue;
                    field.setAccessible(true);
                    statics.put(owner.getName() + "." + field.getName(), field);
                }
            }
        }
        System.setOut(new Recorder(0));
        System.setErr(new Recorder(1));
        BufferedReader requests = new BufferedReader(new FileReader(args[1]));
        for (String line; (line = requests.readLine()) != null;) {
            String[] words = line.split(" ");
            for (Field field : statics.values()) {
                Class<?> type = field.getType();
                if (type == boolean.class) field.setBoolean(null, false);
                else if (type == char.class) field.setChar(null, (char) 0);
                else if (type.isPrimitive()) field.set(null, number(type, 0));
                else field.set(null, null);
            }
            events.setLength(0);
            answers.println(answer(loader, words, statics));
        }
        answers.close();
        real.flush();
        System.exit(0);
    }

    /** Prints "class method descriptor modifiers" for the static methods of classes that requests can call. */
    static void list(String[] args) {
        for (int i = 1; i < args.length; i++) {
            Class<?> owner;
            try {
                owner = Class.forName(args[i].replace('/', '.'));
            } catch (ClassNotFoundException e) {
                continue;
            }
            for (Method method : owner.getDeclaredMethods()) {
                boolean usable = Modifier.isStatic(method.getModifiers()) && !Modifier.isNative(method.getModifiers());
                for (Class<?> type : method.getParameterTypes()) usable &= canRead(type);
                Class<?> result = method.getReturnType();
                usable &= result == void.class || canRead(result) || canRead(unboxed(result));
                if (!usable || method.isSynthetic()) continue;
                boolean open = Modifier.isPublic(owner.getModifiers()) && Modifier.isPublic(method.getModifiers());
                System.out.println(args[i] + " " + method.getName() + " " + descriptor(method) + " "
                        + (open ? "public" : "hidden"));
            }
        }
    }

    static boolean canRead(Class<?> type) {
        return type.isPrimitive() && type != void.class || type == String.class
                || type.isArray() && type.getComponentType().isPrimitive();
    }

    static Class<?> unboxed(Class<?> type) {
        try {
            return (Class<?>) type.getField("TYPE").get(null);
        } catch (ReflectiveOperationException | ClassCastException | NullPointerException e) {
            return Object.class;
        }
    }

    /** Writes the class files of library classes to a folder, with slashes in names as dashes. */
    static void dump(String[] args) throws Exception {
        for (int i = 2; i < args.length; i++) {
            try (java.io.InputStream in = Object.class.getResourceAsStream("/" + args[i] + ".class")) {
                if (in == null) continue;
                java.nio.file.Files.write(new File(args[1], args[i].replace('/', '-') + ".class").toPath(),
                        in.readAllBytes());
            }
        }
    }

    static String answer(ClassLoader loader, String[] words, TreeMap<String, Field> statics) throws Exception {
        Class<?> owner = Class.forName(words[0].replace('/', '.'), true, loader);
        Method method = null;
        for (Method candidate : owner.getDeclaredMethods()) {
            if (candidate.getName().equals(words[1]) && descriptor(candidate).equals(words[2])) method = candidate;
        }
        if (method == null) return "X no such method";
        method.setAccessible(true);
        Class<?>[] types = method.getParameterTypes();
        Object[] values = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            String word = words[3 + i];
            values[i] = word.startsWith("=") ? values[Integer.parseInt(word.substring(1))] : read(types[i], word);
        }
        StringBuilder out = new StringBuilder();
        final Method call = method;
        final Object[] result = new Object[1];
        final Throwable[] thrown = new Throwable[1];
        final boolean[] done = new boolean[1];
        Thread thread = new Thread(null, () -> {
            try {
                result[0] = call.invoke(null, values);
            } catch (InvocationTargetException e) {
                thrown[0] = e.getCause();
            } catch (Throwable e) {
                thrown[0] = e;
            }
            done[0] = true;
        }, "call", 64L << 20);
        thread.setDaemon(true);
        thread.start();
        thread.join(3000);
        if (!done[0]) {
            thread.stop();
            return "X took too long";
        }
        if (thrown[0] instanceof ExceptionInInitializerError || thrown[0] instanceof NoClassDefFoundError) {
            return "X not initialised";
        }
        if (result[0] != null && result[0].getClass().isArray() && Array.getLength(result[0]) > 10000) {
            return "X a result too long to write down";
        }
        if (thrown[0] != null) out.append("T ").append(thrown[0].getClass().getName().replace('.', '/'));
        else if (method.getReturnType() == void.class) out.append("V");
        else out.append("R ").append(write(method.getReturnType(), result[0]));
        for (int i = 0; i < types.length; i++) {
            if (types[i].isArray()) out.append(" A ").append(i).append(' ').append(write(types[i], values[i]));
        }
        for (String name : statics.keySet()) {
            Field field = statics.get(name);
            String value = write(field.getType(), field.get(null));
            if (!value.equals("0") && !value.equals("n")) out.append(" F ").append(name).append(' ').append(value);
        }
        out.append(events);
        return out.toString();
    }

    static Object number(Class<?> type, long bits) {
        if (type == int.class) return (int) bits;
        if (type == long.class) return bits;
        if (type == short.class) return (short) bits;
        if (type == byte.class) return (byte) bits;
        if (type == char.class) return (char) bits;
        if (type == boolean.class) return bits != 0;
        if (type == float.class) return Float.intBitsToFloat((int) bits);
        return Double.longBitsToDouble(bits);
    }

    static Object read(Class<?> type, String word) {
        if (type.isPrimitive()) return number(type, Long.parseUnsignedLong(word, 16));
        if (word.equals("n")) return null;
        if (type.isArray()) {
            String body = word.substring(1);
            String[] items = body.isEmpty() ? new String[0] : body.split(",");
            Object array = Array.newInstance(type.getComponentType(), items.length);
            for (int i = 0; i < items.length; i++) Array.set(array, i, read(type.getComponentType(), items[i]));
            return array;
        }
        if (type == String.class) {
            StringBuilder text = new StringBuilder();
            for (int i = 1; i < word.length(); i += 4) {
                text.append((char) Integer.parseInt(word.substring(i, i + 4), 16));
            }
            return text.toString();
        }
        throw new IllegalStateException("cannot make a " + type);
    }

    static String write(Class<?> type, Object value) {
        if (type.isPrimitive()) {
            long bits;
            if (value instanceof Integer) bits = ((Integer) value) & 0xffffffffL;
            else if (value instanceof Long) bits = (Long) value;
            else if (value instanceof Short) bits = ((Short) value) & 0xffffL;
            else if (value instanceof Byte) bits = ((Byte) value) & 0xffL;
            else if (value instanceof Character) bits = (Character) value;
            else if (value instanceof Boolean) bits = (Boolean) value ? 1 : 0;
            else if (value instanceof Float) bits = Float.floatToIntBits((Float) value) & 0xffffffffL;
            else bits = Double.doubleToLongBits((Double) value);
            return Long.toHexString(bits);
        }
        if (value == null) return "n";
        if (value.getClass().isArray()) {
            StringBuilder text = new StringBuilder("a");
            for (int i = 0; i < Array.getLength(value); i++) {
                if (i > 0) text.append(',');
                text.append(write(value.getClass().getComponentType(), Array.get(value, i)));
            }
            return text.toString();
        }
        if (value instanceof String) {
            StringBuilder text = new StringBuilder("s");
            for (char unit : ((String) value).toCharArray()) text.append(String.format("%04x", (int) unit));
            return text.toString();
        }
        if (value instanceof Number || value instanceof Character || value instanceof Boolean) {
            try {
                Class<?> primitive = (Class<?>) value.getClass().getField("TYPE").get(null);
                return "b" + write(primitive, value);
            } catch (ReflectiveOperationException e) {
                return "o" + value.getClass().getName().replace('.', '/');
            }
        }
        return "o" + value.getClass().getName().replace('.', '/');
    }

    static String descriptor(Method method) {
        StringBuilder text = new StringBuilder("(");
        for (Class<?> type : method.getParameterTypes()) text.append(descriptor(type));
        return text.append(')').append(descriptor(method.getReturnType())).toString();
    }

    static String descriptor(Class<?> type) {
        if (type == void.class) return "V";
        return Array.newInstance(type, 0).getClass().getName().substring(1).replace('.', '/');
    }

    /** A stream that writes down what is printed instead of printing it. */
    static final class Recorder extends PrintStream {
        final int number;

        Recorder(int number) {
            super(OutputStream.nullOutputStream());
            this.number = number;
        }

        void record(String method, Class<?> type, Object value) {
            events.append(" E ").append(number).append(method).append(' ');
            events.append(type == null ? "-" : Oracle.write(type, value));
        }

        @Override public void print(boolean x) { print(String.valueOf(x)); }
        @Override public void print(char x) { print(String.valueOf(x)); }
        @Override public void print(int x) { print(String.valueOf(x)); }
        @Override public void print(long x) { print(String.valueOf(x)); }
        @Override public void print(float x) { record("print(F)V", float.class, x); }
        @Override public void print(double x) { record("print(D)V", double.class, x); }
        @Override public void print(String x) { record("print(Ljava/lang/String;)V", String.class, String.valueOf(x)); }
        @Override public void print(Object x) { print(String.valueOf(x)); }
        @Override public void println() { record("println()V", null, null); }
        @Override public void println(boolean x) { println(String.valueOf(x)); }
        @Override public void println(char x) { println(String.valueOf(x)); }
        @Override public void println(int x) { println(String.valueOf(x)); }
        @Override public void println(long x) { println(String.valueOf(x)); }
        @Override public void println(float x) { record("println(F)V", float.class, x); }
        @Override public void println(double x) { record("println(D)V", double.class, x); }
        @Override public void println(String x) { record("println(Ljava/lang/String;)V", String.class, String.valueOf(x)); }
        @Override public void println(Object x) { println(String.valueOf(x)); }
    }
}
