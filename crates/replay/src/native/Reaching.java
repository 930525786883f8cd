
/**
 * Inputs of a method that callers can give: objects as constructors and methods make them, written down as the cells that an
 * interpreter would have for them. Each begins with a line "state"; then there are lines "arg bits" and "cell region keys bits".
 * A string is "t" and its units instead of bits. A list is one of the model that lists of callers are taken to be of.
 */
final class Reaching {
    static final int MOST_STATES = 60;
    static final int MOST_INPUTS = 400;

    final Making making;
    final ClassLoader loader;
    final java.util.List<Object> values = new java.util.ArrayList<>();
    final java.util.Random random = new java.util.Random(1);
    private final java.util.Map<Class<?>, java.util.List<Object>> candidates = new java.util.HashMap<>();

    Reaching(Making making, ClassLoader loader, java.util.List<Long> given) {
        this.making = making;
        this.loader = loader;
        for (Long bits : given) {
            values.add((int) (long) bits);
            values.add(bits);
        }
        values.addAll(java.util.Arrays.asList(Making.USUAL));
        values.addAll(java.util.Arrays.asList(3, 5, 10, 3L, 10L, "ab", "12", '(', '0', 2.5));
    }

    /** What a parameter can be. */
    java.util.List<Object> of(Class<?> type, int depth) throws ReflectiveOperationException {
        java.util.List<Object> known = candidates.get(type);
        if (known != null) return known;
        java.util.List<Object> all = new java.util.ArrayList<>();
        candidates.put(type, all);
        if (type.isArray()) {
            java.util.List<Object> elements = depth > 2 ? java.util.List.of() : of(type.getComponentType(), depth + 1);
            for (int length = 0; length <= 4; length++) {
                if (length > 0 && elements.isEmpty()) break;
                Object array = java.lang.reflect.Array.newInstance(type.getComponentType(), length);
                for (int i = 0; i < length; i++) java.lang.reflect.Array.set(array, i, elements.get(random.nextInt(elements.size())));
                all.add(array);
            }
        } else if (type.isEnum()) {
            all.addAll(java.util.Arrays.asList(type.getEnumConstants()));
        } else if (making.isGiven(type) && depth <= 2) {
            java.util.List<Object> parts = new java.util.ArrayList<>();
            for (java.lang.reflect.Constructor<?> constructor : type.getDeclaredConstructors()) {
                for (Class<?> part : constructor.getParameterTypes()) {
                    if (part != type && !part.isPrimitive() && part != String.class) parts.addAll(of(part, depth + 1));
                }
            }
            parts.addAll(values);
            all.addAll(making.reachable(type, parts, MOST_STATES));
        } else {
            for (Object value : values) if (Making.fits(value, type) && !all.contains(value)) all.add(value);
        }
        return all;
    }

    /** Lists that a caller can pass where one of this type is declared: of few elements, each of the type that is declared for them. */
    java.util.List<Object> lists(java.lang.reflect.Type declared, int depth) throws ReflectiveOperationException {
        java.util.List<Object> all = new java.util.ArrayList<>();
        java.lang.reflect.Type element = declared instanceof java.lang.reflect.ParameterizedType
            ? ((java.lang.reflect.ParameterizedType) declared).getActualTypeArguments()[0] : Object.class;
        java.util.List<Object> elements = depth > 2 ? java.util.List.of() : any(element, depth + 1);
        for (int length : new int[] {0, 1, 2, 2, 3, 3, 4, 5}) {
            java.util.List<Object> list = new java.util.ArrayList<>();
            while (list.size() < length && !elements.isEmpty()) list.add(elements.get(random.nextInt(elements.size())));
            all.add(list);
        }
        return all;
    }

    /** What something of a type can be that is declared with its type arguments. */
    java.util.List<Object> any(java.lang.reflect.Type declared, int depth) throws ReflectiveOperationException {
        Class<?> raw = raw(declared);
        return raw == java.util.List.class || raw == java.util.ArrayList.class ? lists(declared, depth) : of(raw, depth);
    }

    /** The class that a type is checked as. */
    static Class<?> raw(java.lang.reflect.Type declared) {
        if (declared instanceof Class) return (Class<?>) declared;
        if (declared instanceof java.lang.reflect.ParameterizedType) return raw(((java.lang.reflect.ParameterizedType) declared).getRawType());
        if (declared instanceof java.lang.reflect.WildcardType) return raw(((java.lang.reflect.WildcardType) declared).getUpperBounds()[0]);
        if (declared instanceof java.lang.reflect.TypeVariable) return raw(((java.lang.reflect.TypeVariable<?>) declared).getBounds()[0]);
        return Object.class;
    }

    void write(java.lang.reflect.Method method, java.io.PrintWriter out) throws ReflectiveOperationException {
        java.util.List<Class<?>> types = new java.util.ArrayList<>();
        java.util.Map<Integer, java.util.List<Object>> given = new java.util.HashMap<>();
        boolean isStatic = java.lang.reflect.Modifier.isStatic(method.getModifiers());
        if (!isStatic) types.add(method.getDeclaringClass());
        for (java.lang.reflect.Type declared : method.getGenericParameterTypes()) {
            Class<?> type = raw(declared);
            if (type == java.util.List.class || type == java.util.ArrayList.class) given.put(types.size(), lists(declared, 0));
            types.add(method.getParameterTypes()[types.size() - (isStatic ? 0 : 1)]);
        }
        for (int round = 0; round < MOST_INPUTS; round++) {
            java.util.List<String> lines = new java.util.ArrayList<>();
            java.util.IdentityHashMap<Object, Long> numbers = new java.util.IdentityHashMap<>();
            boolean isWhole = true;
            for (int i = 0; i < types.size() && isWhole; i++) {
                java.util.List<Object> all = given.containsKey(i) ? given.get(i) : of(types.get(i), 0);
                boolean mayBeNull = (isStatic || i > 0) && !types.get(i).isPrimitive();
                if (all.isEmpty() && !mayBeNull) return;
                Object value = all.isEmpty() || mayBeNull && random.nextInt(20) == 0 ? null : all.get(i == 0 ? round % all.size() : random.nextInt(all.size()));
                String bits = bits(types.get(i), value, numbers, lines);
                isWhole = bits != null;
                lines.add("arg " + bits);
            }
            if (!isWhole) continue;
            out.println("state");
            for (String line : lines) out.println(line);
            out.println("cell @allocated  " + Long.toHexString(numbers.size() + 1));
        }
    }

    /** A value, with the cells of what it leads to; null if there is an object of the library in it. */
    private String bits(Class<?> type, Object value, java.util.IdentityHashMap<Object, Long> numbers, java.util.List<String> lines) throws ReflectiveOperationException {
        if (type.isPrimitive()) return TandemReplay.encode(type, value).substring(5);
        if (value == null) return "0";
        if (value instanceof String) return "t" + TandemReplay.textOf((String) value).substring(5);
        if (value instanceof Enum) {
            Long constant = TandemReplay.numbers.get(value);
            return constant == null ? null : Long.toHexString(constant);
        }
        if (value instanceof Integer) return Long.toHexString((1L << 22 | 3) << 40 | (Integer) value & 0xffffffffL);
        if (value instanceof Character) return Long.toHexString((1L << 22 | 7) << 40 | (Character) value);
        boolean isArray = value.getClass().isArray();
        boolean isList = value.getClass() == java.util.ArrayList.class;
        if (!isArray && !isList && !making.isGiven(value.getClass())) return null;
        Long known = numbers.get(value);
        if (known != null) return Long.toHexString(known);
        long number = numbers.size() + 1;
        numbers.put(value, number);
        String key = Long.toHexString(number);
        if (isList) {
            java.util.List<?> list = (java.util.List<?>) value;
            lines.add("class " + key + " " + TandemReplay.LIST.replace('.', '/'));
            lines.add("cell " + TandemReplay.LIST + ".size " + key + " " + Integer.toHexString(list.size()));
            for (int i = 0; i < list.size(); i++) {
                String element = bits(Object.class, list.get(i), numbers, lines);
                if (element == null) return null;
                lines.add("cell " + TandemReplay.LIST + ".elements " + key + "," + Integer.toHexString(i) + " " + element);
            }
            return key;
        }
        lines.add("class " + key + " " + value.getClass().getName().replace('.', '/'));
        if (isArray) {
            Class<?> component = value.getClass().getComponentType();
            int length = java.lang.reflect.Array.getLength(value);
            lines.add("cell array.length " + key + " " + Integer.toHexString(length));
            for (int i = 0; i < length; i++) {
                String element = bits(component, java.lang.reflect.Array.get(value, i), numbers, lines);
                if (element == null) return null;
                lines.add("cell " + TandemReplay.arrayRegion(component) + " " + key + "," + Integer.toHexString(i) + " " + element);
            }
            return key;
        }
        for (java.lang.reflect.Field field : making.fields(value.getClass())) {
            String held = bits(field.getType(), field.get(value), numbers, lines);
            if (held == null) return null;
            lines.add("cell " + field.getDeclaringClass().getName() + "." + field.getName() + " " + key + " " + held);
        }
        return key;
    }
}
