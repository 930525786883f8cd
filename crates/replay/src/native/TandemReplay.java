import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Calls one method on the objects of a counterexample and writes down what it did.
 *
 * Arguments: the folder with the classes, the request, the answer. A request has lines: "method class name descriptor
 * static", "arg bits", "cell region keys bits", "class code name", "given class" (each of the program's), "constant number class name", "text number units", "look region keys",
 * "histories count" and "callable class name descriptor" (live through histories instead), "reach" (write down inputs that callers can give instead), "thrown number" (the exception that is expected to leave), "harmless class name descriptor" (what may be called to make objects). Numbers are their bits in hexadecimal, keys are separated by commas. An answer has lines "result ...", "threw class",
 * "cell index ...", "output bytes", "observed what text" (see {@link Observing}), "impossible why" and, in the end, "done".
 */
public class TandemReplay {
    static final Map<String, Map<String, Long>> cells = new HashMap<>();
    static final Map<Integer, String> classNames = new HashMap<>();
    static final java.util.Set<String> given = new java.util.TreeSet<>();
    static final Map<Long, String> texts = new HashMap<>();
    static final Map<Long, Object> objects = new HashMap<>();
    static final IdentityHashMap<Object, Long> numbers = new IdentityHashMap<>();
    static final List<String[]> constants = new ArrayList<>();
    static final Map<Long, Integer> uses = new HashMap<>();
    static final java.util.Set<String> harmless = new java.util.HashSet<>();
    static final java.util.Set<Long> underWay = new java.util.HashSet<>();
    static ClassLoader loader;
    static Making making;
    static boolean reaches;
    static int histories;
    static final List<String[]> callable = new ArrayList<>();
    static long expected;
    static Throwable thrown;

    /** An input that cannot be made. */
    static final class Impossible extends Exception {
        Impossible(String why) { super(why); }
    }

    /** The given classes. */
    static final class Loader extends URLClassLoader {
        Loader(URL[] folders) { super(folders); }

        /** A class that was needed so far. */
        Class<?> loaded(String name) { return findLoadedClass(name); }
    }

    public static void main(String[] args) throws Exception {
        loader = new Loader(new URL[] {new File(args[0]).toURI().toURL()});
        List<String[]> looks = new ArrayList<>();
        List<Long> arguments = new ArrayList<>();
        String[] method = null;
        try (BufferedReader requests = new BufferedReader(new FileReader(args[1]))) {
            for (String line; (line = requests.readLine()) != null;) {
                String[] words = line.split(" ", -1);
                switch (words[0]) {
                    case "method": method = words; break;
                    case "arg": arguments.add(bits(words[1])); break;
                    case "cell": cells.computeIfAbsent(words[1], k -> new HashMap<>()).put(words[2], bits(words[3])); break;
                    case "class": classNames.put((int) bits(words[1]), words[2].replace('/', '.')); break;
                    case "given": given.add(words[1]); break;
                    case "constant": constants.add(words); break;
                    case "text": texts.put(bits(words[1]), units(words[2])); break;
                    case "look": looks.add(words); break;
                    case "reach": reaches = true; break;
                    case "histories": histories = Integer.parseInt(words[1]); break;
                    case "callable": callable.add(words); break;
                    case "thrown": expected = bits(words[1]); break;
                    case "harmless": harmless.add(words[1] + " " + words[2] + " " + words[3]); break;
                    default: throw new IllegalArgumentException(line);
                }
            }
        }
        for (Long argument : arguments) uses.merge(argument, 1, Integer::sum);
        for (Map<String, Long> region : cells.values()) {
            for (Long bits : region.values()) uses.merge(bits, 1, Integer::sum);
        }
        making = new Making(harmless, loader, object -> uses.getOrDefault(numbers.getOrDefault(object, 0L), 0));
        PrintWriter answers = new PrintWriter(args[2], "UTF-8");
        String[] wanted = method;
        Thread thread = new Thread(null, () -> {
            try {
                replay(wanted, arguments, looks, answers);
            } catch (Impossible why) {
                answers.println("impossible " + why.getMessage());
            } catch (ReflectiveOperationException | RuntimeException | LinkageError failure) {
                answers.println("impossible " + failure.toString().replace('\n', ' '));
            }
            answers.println("done");
            answers.close();
            Runtime.getRuntime().halt(0);
        }, "replay", 256L << 20);
        thread.start();
        thread.join();
    }

    static void replay(String[] wanted, List<Long> arguments, List<String[]> looks, PrintWriter answers)
            throws Impossible, ReflectiveOperationException {
        Class<?> owner = Class.forName(wanted[1], true, loader);
        List<Class<?>> types = new ArrayList<>();
        int at = 1;
        while (wanted[3].charAt(at) != ')') {
            int end = at;
            while (wanted[3].charAt(end) == '[') end++;
            end = wanted[3].charAt(end) == 'L' ? wanted[3].indexOf(';', end) + 1 : end + 1;
            types.add(typeOf(wanted[3].substring(at, end)));
            at = end;
        }
        for (String[] constant : constants) {
            Field field = Class.forName(constant[2].replace('/', '.'), true, loader).getDeclaredField(constant[3]);
            field.setAccessible(true);
            note(bits(constant[1]), field.get(null));
        }
        Method method = owner.getDeclaredMethod(wanted[2], types.toArray(new Class<?>[0]));
        method.setAccessible(true);
        if (reaches) {
            new Reaching(making, loader, arguments).write(method, answers);
            return;
        }
        boolean isStatic = wanted[4].equals("1");
        if (histories > 0) {
            Object[] given = new Object[types.size()];
            for (int i = 0; i < given.length; i++) {
                if (!Histories.canGive(types.get(i))) throw new Impossible("histories give no " + types.get(i).getName());
                given[i] = decode(types.get(i), arguments.get(i + (isStatic ? 0 : 1)));
            }
            List<Long> held = new ArrayList<>(arguments);
            for (Map<String, Long> region : new java.util.TreeMap<>(cells).values()) held.addAll(new java.util.TreeMap<>(region).values());
            List<Long> few = new ArrayList<>();
            for (Long bits : held) if (few.size() < 24 && !few.contains(bits)) few.add(bits);
            URL folder = ((URLClassLoader) loader).getURLs()[0];
            try {
                new Histories(folder, wanted, callable, given, few).write(histories, answers);
            } catch (Exception failure) {
                throw new Impossible("histories end with " + failure);
            }
            return;
        }
        Object receiver = isStatic ? null : build(arguments.get(0), owner);
        Object[] values = new Object[types.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = decode(types.get(i), arguments.get(i + (isStatic ? 0 : 1)));
        }
        for (int i = 0; i < values.length; i++) checkElements(method.getGenericParameterTypes()[i], values[i]);
        receiver = making.make(receiver);
        for (int i = 0; i < values.length; i++) {
            if (!types.get(i).isPrimitive()) values[i] = making.make(values[i]);
        }
        for (Map.Entry<String, Map<String, Long>> region : cells.entrySet()) {
            Long bits = region.getValue().get("");
            if (bits == null || region.getKey().startsWith("@")) continue;
            Field field = staticField(region.getKey());
            if (field != null && !Modifier.isFinal(field.getModifiers())) {
                Object value = decode(field.getType(), bits);
                field.set(null, field.getType().isPrimitive() ? value : making.make(value));
            }
        }
        for (String way : making.ways) answers.println("made " + way);
        PrintStream real = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        Object result = null;
        try {
            result = method.invoke(receiver, values);
            answers.println("result " + (method.getReturnType() == void.class ? "void" : encode(method.getReturnType(), result)));
        } catch (InvocationTargetException failure) {
            thrown = failure.getCause();
            answers.println("threw " + thrown.getClass().getName().replace('.', '/'));
            if (expected != 0 && !objects.containsKey(expected) && !numbers.containsKey(thrown)) note(expected, thrown);
        }
        System.out.flush();
        System.setOut(real);
        StringBuilder output = new StringBuilder();
        for (byte b : printed.toByteArray()) output.append(String.format("%02x", b));
        answers.println("output " + output);
        observe(owner, receiver, values, result, answers);
        for (int i = 0; i < looks.size(); i++) {
            String found = look(looks.get(i)[1], looks.get(i)[2]);
            if (found != null) answers.println("cell " + i + " " + found);
        }
    }

    /** Writes down what the caller can see now: what it gave, what it got, and static fields. */
    static void observe(Class<?> owner, Object receiver, Object[] values, Object result, PrintWriter answers) throws ReflectiveOperationException {
        Observing observing = new Observing(loader, owner.getName());
        answers.println("observed receiver " + observing.of(receiver));
        for (int i = 0; i < values.length; i++) answers.println("observed argument" + i + " " + observing.of(values[i]));
        answers.println("observed result " + observing.of(result));
        answers.println("observed thrown " + observing.of(thrown));
        // What nobody has needed yet holds what it will hold when it is.
        for (String name : given) {
            Class<?> type = ((Loader) loader).loaded(name);
            if (type == null || type.getClassLoader() != loader) continue;
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) || field.isSynthetic()) continue;
                field.setAccessible(true);
                try {
                    answers.println("observed " + name + "." + field.getName() + " " + observing.of(field.get(null)));
                } catch (LinkageError failed) {
                    break;
                }
            }
        }
    }

    /** What is in a cell now; null if it is nowhere. */
    static String look(String region, String keys) throws ReflectiveOperationException {
        if (region.equals("exception.message")) {
            String message = thrown == null ? null : thrown.getMessage();
            return message == null ? "word 0" : textOf(message);
        }
        if (keys.isEmpty()) {
            Field field = staticField(region);
            return field == null ? null : encode(field.getType(), field.get(null));
        }
        String[] parts = keys.split(",");
        Object object = objects.get(bits(parts[0]));
        if (object == null) return null;
        if (region.equals("java.lang.Throwable.cause")) {
            return object instanceof Throwable ? encode(Throwable.class, ((Throwable) object).getCause()) : null;
        }
        if (region.startsWith(LIST + ".")) {
            if (!(object instanceof ArrayList)) return null;
            List<?> list = (List<?>) object;
            if (region.endsWith(".size")) return "word " + Integer.toHexString(list.size());
            int index = (int) bits(parts[1]);
            return index < 0 || index >= list.size() ? null : encode(Object.class, list.get(index));
        }
        if (region.equals("array.length")) return object.getClass().isArray() ? "word " + Integer.toHexString(Array.getLength(object)) : null;
        if (region.startsWith("array.")) {
            if (!object.getClass().isArray() || !region.equals(arrayRegion(object.getClass().getComponentType()))) return null;
            int index = (int) bits(parts[1]);
            if (index < 0 || index >= Array.getLength(object)) return null;
            return encode(object.getClass().getComponentType(), Array.get(object, index));
        }
        for (Class<?> c = object.getClass(); c != null; c = c.getSuperclass()) {
            if (!region.startsWith(c.getName() + ".") || c.getClassLoader() != loader) continue;
            try {
                Field field = c.getDeclaredField(region.substring(c.getName().length() + 1));
                field.setAccessible(true);
                return encode(field.getType(), field.get(object));
            } catch (NoSuchFieldException other) {
                continue;
            }
        }
        return null;
    }

    static Field staticField(String region) {
        int dot = region.lastIndexOf('.');
        if (dot < 0 || region.indexOf('#') >= 0) return null;
        try {
            Field field = Class.forName(region.substring(0, dot), true, loader).getDeclaredField(region.substring(dot + 1));
            if (!Modifier.isStatic(field.getModifiers())) return null;
            field.setAccessible(true);
            return field;
        } catch (ReflectiveOperationException none) {
            return null;
        }
    }

    static long cell(String region, String keys) {
        Map<String, Long> found = cells.get(region);
        return found == null ? 0 : found.getOrDefault(keys, 0L);
    }

    static Object decode(Class<?> type, long bits) throws Impossible, ReflectiveOperationException {
        if (type == int.class) return (int) bits;
        if (type == long.class) return bits;
        if (type == boolean.class) return (bits & 1) == 1;
        if (type == byte.class) return (byte) bits;
        if (type == short.class) return (short) bits;
        if (type == char.class) return (char) bits;
        if (type == float.class) return Float.intBitsToFloat((int) bits);
        if (type == double.class) return Double.longBitsToDouble(bits);
        return build(bits, type);
    }

    static String encode(Class<?> type, Object value) {
        if (type == int.class) return "word " + Long.toHexString((Integer) value & 0xffffffffL);
        if (type == long.class) return "word " + Long.toHexString((Long) value);
        if (type == boolean.class) return "word " + ((Boolean) value ? 1 : 0);
        if (type == byte.class) return "word " + Long.toHexString((Byte) value & 0xffL);
        if (type == short.class) return "word " + Long.toHexString((Short) value & 0xffffL);
        if (type == char.class) return "word " + Long.toHexString((Character) value);
        if (type == float.class) return "word " + Long.toHexString(Float.floatToRawIntBits((Float) value) & 0xffffffffL);
        if (type == double.class) return "word " + Long.toHexString(Double.doubleToRawLongBits((Double) value));
        if (value == null) return "word 0";
        Long known = numbers.get(value);
        if (known != null) return "word " + Long.toHexString(known);
        return value instanceof String ? textOf((String) value) : "object";
    }

    static String textOf(String value) {
        StringBuilder units = new StringBuilder("text ");
        for (char c : value.toCharArray()) units.append(String.format("%04x", (int) c));
        return units.toString();
    }

    /** The object of a number. */
    static Object build(long number, Class<?> declared) throws Impossible, ReflectiveOperationException {
        if (number == 0) return null;
        Object known = objects.get(number);
        if (known != null) return fitting(known, declared);
        String key = Long.toHexString(number);
        if (number < 0) return note(number, fitting(text(number).intern(), declared));
        if (number >> 40 == (1L << 22 | 3)) return note(number, fitting((Integer) (int) number, declared));
        if (number >> 40 == (1L << 22 | 7)) return note(number, fitting((Character) (char) number, declared));
        if (number >= 1L << 62) throw new Impossible("an object that exists once is part of the input");
        Class<?> type = declared;
        long code = cell("class", key);
        if (code != 0 && LIST.equals(classNames.get((int) code))) return list(number, declared);
        if (code != 0 && classNames.containsKey((int) code)) type = Class.forName(classNames.get((int) code), true, loader);
        if (!declared.isAssignableFrom(type)) throw new Impossible("an object of class " + type.getName() + " where " + declared.getName() + " is expected");
        if (type == String.class) return note(number, new String(text(cell("java.lang.String.text", key))));
        if (type.isArray()) {
            int length = (int) cell("array.length", key);
            if (length < 0 || length > 1 << 24) throw new Impossible("an array of length " + length);
            Object array = note(number, Array.newInstance(type.getComponentType(), length));
            Map<String, Long> elements = cells.getOrDefault(arrayRegion(type.getComponentType()), Map.of());
            for (Map.Entry<String, Long> element : elements.entrySet()) {
                String[] parts = element.getKey().split(",");
                int index = (int) bits(parts[1]);
                if (!parts[0].equals(key) || index < 0 || index >= length) continue;
                Array.set(array, index, decode(type.getComponentType(), element.getValue()));
            }
            return array;
        }
        if (type == Object.class) return note(number, new Object());
        if (type == Integer.class || type == Long.class || type == Short.class || type == Byte.class || type == Character.class
                || type == Boolean.class || type == Float.class || type == Double.class) {
            Class<?> primitive = (Class<?>) type.getField("TYPE").get(null);
            Object value = decode(primitive, cell(type.getName() + ".value", key));
            return note(number, type.getConstructor(primitive).newInstance(value));
        }
        if (type.getClassLoader() != loader) throw new Impossible("an object of the library's class " + type.getName());
        if (Modifier.isAbstract(type.getModifiers())) throw new Impossible("an object of the abstract class " + type.getName());
        if (Making.isRecord(type)) {
            if (!underWay.add(number)) throw new Impossible("a record that holds itself");
            List<Object> components = new ArrayList<>();
            for (Field field : making.fields(type)) {
                components.add(decode(field.getType(), cell(type.getName() + "." + field.getName(), key)));
            }
            return note(number, making.record(type, components.toArray()));
        }
        Object object = note(number, unsafe().allocateInstance(type));
        for (Class<?> c = type; c != null && c.getClassLoader() == loader; c = c.getSuperclass()) {
            for (Field field : c.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers())) continue;
                long bits = cell(c.getName() + "." + field.getName(), key);
                if (bits == 0) continue;
                field.setAccessible(true);
                field.set(object, decode(field.getType(), bits));
            }
        }
        return object;
    }

    /** The model of a list that callers pass. */
    static final String LIST = "tandem.models.ArrayList";

    /** A list of the ordinary kind. */
    static Object list(long number, Class<?> declared) throws Impossible, ReflectiveOperationException {
        String key = Long.toHexString(number);
        int size = (int) cell(LIST + ".size", key);
        if (size < 0 || size > 1 << 20) throw new Impossible("a list of size " + size);
        List<Object> list = new ArrayList<>();
        note(number, fitting(list, declared));
        for (int i = 0; i < size; i++) {
            list.add(build(cell(LIST + ".elements", key + "," + Integer.toHexString(i)), Object.class));
        }
        return list;
    }

    /** Lists hold what their declaration says. */
    static void checkElements(java.lang.reflect.Type declared, Object value) throws Impossible {
        if (!(value instanceof List) || !(declared instanceof java.lang.reflect.ParameterizedType)) return;
        java.lang.reflect.Type element = ((java.lang.reflect.ParameterizedType) declared).getActualTypeArguments()[0];
        Class<?> type = element instanceof Class ? (Class<?>) element : element instanceof java.lang.reflect.ParameterizedType
            ? (Class<?>) ((java.lang.reflect.ParameterizedType) element).getRawType() : Object.class;
        for (Object held : (List<?>) value) {
            if (held != null && !type.isInstance(held)) throw new Impossible("a list of " + type.getName() + " that holds a " + held.getClass().getName());
            checkElements(element, held);
        }
    }

    static Object fitting(Object object, Class<?> declared) throws Impossible {
        if (declared.isInstance(object)) return object;
        throw new Impossible("an object of class " + object.getClass().getName() + " where " + declared.getName() + " is expected");
    }

    static Object note(long number, Object object) {
        objects.put(number, object);
        numbers.putIfAbsent(object, number);
        return object;
    }

    /** Another object has this one's number from now on. */
    static void replace(Object old, Object object) {
        Long number = numbers.remove(old);
        if (number != null) note(number, object);
    }

    static String text(long number) throws Impossible {
        String text = texts.get(number | Long.MIN_VALUE);
        if (text == null) throw new Impossible("a text that nobody knows");
        return text;
    }

    static String arrayRegion(Class<?> component) {
        return component.isPrimitive() ? "array." + component.getName() : "array.ref";
    }

    static Class<?> typeOf(String descriptor) throws ReflectiveOperationException {
        switch (descriptor.charAt(0)) {
            case 'I': return int.class;
            case 'J': return long.class;
            case 'Z': return boolean.class;
            case 'B': return byte.class;
            case 'S': return short.class;
            case 'C': return char.class;
            case 'F': return float.class;
            case 'D': return double.class;
            case '[': return Array.newInstance(typeOf(descriptor.substring(1)), 0).getClass();
            default: return Class.forName(descriptor.substring(1, descriptor.length() - 1).replace('/', '.'), false, loader);
        }
    }

    static sun.misc.Unsafe unsafe() throws ReflectiveOperationException {
        Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (sun.misc.Unsafe) field.get(null);
    }

    static long bits(String text) { return Long.parseUnsignedLong(text, 16); }

    static String units(String text) {
        StringBuilder units = new StringBuilder();
        for (int i = 0; i + 4 <= text.length(); i += 4) units.append((char) Integer.parseInt(text.substring(i, i + 4), 16));
        return units.toString();
    }
}
