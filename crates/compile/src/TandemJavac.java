import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.StringWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles Java sources for as long as somebody asks, so that a run starts one JVM and not one for each file.
 *
 * A request is a number of sources, each a name and a text; an answer is whether they compiled, what the compiler said,
 * and the class files. Texts and class files are a length of four bytes and the bytes. Nothing is read from or written
 * to disk but the library, and no annotation processor runs.
 */
public class TandemJavac {
    public static void main(String[] arguments) throws Exception {
        DataInputStream requests = new DataInputStream(System.in);
        DataOutputStream answers = new DataOutputStream(System.out);
        // Whatever the compiler prints must not get between the answers.
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        answers.writeInt(compiler == null ? 0 : 1);
        answers.flush();
        while (compiler != null) {
            int count;
            try {
                count = requests.readInt();
            } catch (EOFException end) {
                return;
            }
            List<JavaFileObject> sources = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                String name = readText(requests);
                sources.add(new Source(name, readText(requests)));
            }
            answer(compiler, sources, answers);
            answers.flush();
        }
    }

    static void answer(JavaCompiler compiler, List<JavaFileObject> sources, DataOutputStream answers) throws IOException {
        StringWriter said = new StringWriter();
        TreeMap<String, ByteArrayOutputStream> classes = new TreeMap<>();
        boolean compiled;
        try (StandardJavaFileManager standard = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            standard.setLocation(javax.tools.StandardLocation.CLASS_PATH, List.of());
            JavaFileManager manager = new InMemory(standard, classes);
            List<String> options = List.of("-g", "-proc:none", "-implicit:none", "-nowarn", "-Xlint:none");
            compiled = compiler.getTask(said, manager, null, options, null, sources).call();
        } catch (RuntimeException | StackOverflowError failure) {
            compiled = false;
            said.append("the compiler failed: ").append(failure.toString());
        }
        answers.writeInt(compiled ? 1 : 0);
        writeBytes(answers, said.toString().getBytes(StandardCharsets.UTF_8));
        answers.writeInt(compiled ? classes.size() : 0);
        if (!compiled) return;
        for (ByteArrayOutputStream bytes : classes.values()) writeBytes(answers, bytes.toByteArray());
    }

    static String readText(DataInputStream in) throws IOException {
        byte[] bytes = new byte[in.readInt()];
        in.readFully(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    static void writeBytes(DataOutputStream out, byte[] bytes) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    /** A source that stands under whatever name its public class asks for. */
    static final class Source extends SimpleJavaFileObject {
        final String name;
        final String text;

        Source(String name, String text) {
            super(address(name), Kind.SOURCE);
            this.name = name;
            this.text = text;
        }

        /** The last part of it is what class files say they were compiled from. */
        static URI address(String name) {
            try {
                return new URI("string", null, "/" + name.substring(name.lastIndexOf('/') + 1), null);
            } catch (URISyntaxException e) {
                return URI.create("string:///Source.java");
            }
        }

        @Override public String getName() { return name; }
        @Override public CharSequence getCharContent(boolean ignoreEncodingErrors) { return text; }
        @Override public boolean isNameCompatible(String simpleName, Kind kind) { return kind == Kind.SOURCE; }
        @Override public boolean equals(Object other) { return this == other; }
        @Override public int hashCode() { return System.identityHashCode(this); }
    }

    /** Keeps class files in memory. */
    static final class InMemory extends ForwardingJavaFileManager<StandardJavaFileManager> {
        final TreeMap<String, ByteArrayOutputStream> classes;

        InMemory(StandardJavaFileManager standard, TreeMap<String, ByteArrayOutputStream> classes) {
            super(standard);
            this.classes = classes;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(Location location, String name, JavaFileObject.Kind kind, FileObject near) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            classes.put(name, bytes);
            return new SimpleJavaFileObject(URI.create("bytes:///" + name.replace('.', '/') + ".class"), kind) {
                @Override public OutputStream openOutputStream() { return bytes; }
            };
        }
    }
}
